DROP INDEX "orders_of_user";--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at","paid_at");