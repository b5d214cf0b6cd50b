ALTER TABLE "card_payments" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "dispute_id" text;--> statement-breakpoint
CREATE INDEX "mails_of_order" ON "mails" USING btree (("payload"->>'orderId'));--> statement-breakpoint
UPDATE card_payments SET applied_at = checked_at WHERE status = 'succeeded';
