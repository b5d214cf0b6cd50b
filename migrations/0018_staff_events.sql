CREATE INDEX "order_events_of_staff" ON "order_events" USING btree ("at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "order_events_of_staff_member" ON "order_events" USING btree ("actor_id","at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "order_events_of_staff_kind" ON "order_events" USING btree ("kind","at","id") WHERE actor_kind = 'staff';