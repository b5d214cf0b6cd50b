CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"bytes" bigint,
	"problem" text,
	CONSTRAINT "backups_end_one_way" CHECK ("backups"."verified_at" is null or "backups"."problem" is null)
);
--> statement-breakpoint
CREATE INDEX "backups_by_start" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "backups_verified" ON "backups" USING btree ("verified_at") WHERE "backups"."verified_at" is not null;