CREATE TABLE "low_stock_alerts" (
	"serial" text PRIMARY KEY NOT NULL,
	"notified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "low_stock_alerts" ADD CONSTRAINT "low_stock_alerts_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE cascade ON UPDATE no action;