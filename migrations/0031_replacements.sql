CREATE TABLE "replacements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"reported_on" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"tracking_numbers" text[] DEFAULT '{}' NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "replacements_closed" CHECK (("replacements"."state" = 'open') = ("replacements"."closed_at" is null) and ("replacements"."state" = 'shipped') = (cardinality("replacements"."tracking_numbers") > 0))
);
--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replacements_of_order" ON "replacements" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "replacements_open" ON "replacements" USING btree ("opened_at","id") WHERE "replacements"."state" = 'open';