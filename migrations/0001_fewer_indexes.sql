DROP INDEX "emails_created_at";--> statement-breakpoint
DROP INDEX "emails_of_entity";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
DROP INDEX "orders_of_status_newest";--> statement-breakpoint
DROP INDEX "orders_of_method_newest";--> statement-breakpoint
DROP INDEX "orders_of_country_newest";--> statement-breakpoint
DROP INDEX "orders_of_currency_newest";--> statement-breakpoint
DROP INDEX "emails_once";--> statement-breakpoint
DROP INDEX "emails_of_order";--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","placed_at","id") WHERE "orders"."status" <> 'delivered';--> statement-breakpoint
CREATE INDEX "orders_from_abroad" ON "orders" USING btree ("country","placed_at","id") WHERE "orders"."country" <> 'JP';--> statement-breakpoint
CREATE INDEX "orders_in_dollars" ON "orders" USING btree ("placed_at","id") WHERE "orders"."currency" = 'usd';--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once" ON "emails" USING btree ("entity_id" text_pattern_ops,"kind");--> statement-breakpoint
CREATE INDEX "emails_of_order" ON "emails" USING btree (("payload"->>'orderId')) WHERE ("emails"."payload"->>'orderId') is not null;