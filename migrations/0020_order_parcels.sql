-- A tracking number per parcel; the numbers that exist are those of the first parcels.
ALTER TABLE "order_batch_items" RENAME COLUMN "tracking_number" TO "tracking_numbers";--> statement-breakpoint
DROP TRIGGER index_updated_orders ON "orders";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "tracking_number" TO "tracking_numbers";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tracking_numbers" SET DATA TYPE text[] USING array_remove(ARRAY["tracking_numbers"], NULL);--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tracking_numbers" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tracking_numbers" SET NOT NULL;--> statement-breakpoint
-- The numbers of all parcels are searched. With one number or none, the text stays as it was.
CREATE OR REPLACE FUNCTION order_search_text(target orders, serials text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN translate(
    search_fold(concat_ws(U&'\E000',
      target.number, target.customer_name, target.customer_kana, target.customer_company, target.customer_email, target.payer_name,
      target.customer_phone, regexp_replace(target.customer_phone, '^\+8[12]', '0'), target.postal_code,
      nullif(array_to_string(target.tracking_numbers, U&'\E000'), ''), serials,
      nullif(target.purchase_order_number, ''), nullif(target.recipient_name, ''), nullif(target.recipient_company, ''))),
    U&'\E000', E'\n');
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_updated_orders AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.number, OLD.customer_name, OLD.customer_kana, OLD.customer_company, OLD.customer_email, OLD.payer_name, OLD.customer_phone, OLD.postal_code, OLD.tracking_numbers, OLD.purchase_order_number, OLD.recipient_name, OLD.recipient_company)
    IS DISTINCT FROM (NEW.number, NEW.customer_name, NEW.customer_kana, NEW.customer_company, NEW.customer_email, NEW.payer_name, NEW.customer_phone, NEW.postal_code, NEW.tracking_numbers, NEW.purchase_order_number, NEW.recipient_name, NEW.recipient_company))
  EXECUTE FUNCTION index_updated_orders();
