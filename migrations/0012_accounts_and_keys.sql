CREATE TABLE "access_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"account_id" uuid,
	"partner_key_id" uuid,
	"session_id" uuid,
	"network" text NOT NULL,
	"client" text NOT NULL,
	"detail" text NOT NULL,
	"slot" text,
	CONSTRAINT "access_entries_counted" CHECK ("access_entries"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD COLUMN "asker_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "access_entries_slot" ON "access_entries" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "access_entries_last_at" ON "access_entries" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "access_entries_of_account" ON "access_entries" USING btree ("account_id","last_at","id");--> statement-breakpoint
CREATE INDEX "access_entries_of_action" ON "access_entries" USING btree ("action","last_at","id");--> statement-breakpoint
CREATE INDEX "users_with_one_time_password" ON "users" USING btree ("id") WHERE "users"."totp_secret_sealed" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_customs_code" ON "orders" USING btree ("id") WHERE "orders"."customs_code_sealed" is not null;