ALTER TABLE "bank_statement_rows" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD COLUMN "accidents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD COLUMN "taken_back_by" text;--> statement-breakpoint
CREATE INDEX "bank_transfers_by_day" ON "bank_transfers" USING btree ("received_on","amount_minor");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_alike" ON "bank_statement_rows" USING btree ("day","amount_minor");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_rows_taken_back" ON "bank_statement_rows" USING btree ("taken_back_by");