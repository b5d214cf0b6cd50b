ALTER TABLE "profiles" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_time" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_recipient_named" CHECK ("orders"."recipient_name" <> '' or ("orders"."recipient_company" = '' and "orders"."recipient_department" = '' and "orders"."recipient_phone" = ''));--> statement-breakpoint
-- The buyer's own number of an order and the recipient are searched as well. Both are empty in the orders that exist: their text stays valid.
CREATE OR REPLACE FUNCTION order_search_text(target orders, serials text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN translate(
    search_fold(concat_ws(U&'\E000',
      target.number, target.customer_name, target.customer_kana, target.customer_company, target.customer_email, target.payer_name,
      target.customer_phone, regexp_replace(target.customer_phone, '^\+8[12]', '0'), target.postal_code, target.tracking_number, serials,
      nullif(target.purchase_order_number, ''), nullif(target.recipient_name, ''), nullif(target.recipient_company, ''))),
    U&'\E000', E'\n');
END
$$;
--> statement-breakpoint
DROP TRIGGER index_updated_orders ON "orders";
--> statement-breakpoint
CREATE TRIGGER index_updated_orders AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.number, OLD.customer_name, OLD.customer_kana, OLD.customer_company, OLD.customer_email, OLD.payer_name, OLD.customer_phone, OLD.postal_code, OLD.tracking_number, OLD.purchase_order_number, OLD.recipient_name, OLD.recipient_company)
    IS DISTINCT FROM (NEW.number, NEW.customer_name, NEW.customer_kana, NEW.customer_company, NEW.customer_email, NEW.payer_name, NEW.customer_phone, NEW.postal_code, NEW.tracking_number, NEW.purchase_order_number, NEW.recipient_name, NEW.recipient_company))
  EXECUTE FUNCTION index_updated_orders();
