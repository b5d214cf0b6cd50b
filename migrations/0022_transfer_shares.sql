CREATE TABLE "bank_statement_shares" (
	"row_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bank_statement_shares_row_id_order_id_pk" PRIMARY KEY("row_id","order_id"),
	CONSTRAINT "bank_statement_shares_positive" CHECK ("bank_statement_shares"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_statement_shares" ADD CONSTRAINT "bank_statement_shares_row_id_bank_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_statement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_shares" ADD CONSTRAINT "bank_statement_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statement_shares_of_order" ON "bank_statement_shares" USING btree ("order_id");--> statement-breakpoint
-- Every transfer recorded so far paid one order.
INSERT INTO "bank_statement_shares" ("row_id", "order_id", "amount_minor")
  SELECT "id", "order_id", "amount_minor" FROM "bank_statement_rows" WHERE "state" = 'recorded';
