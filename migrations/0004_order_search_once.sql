-- The searched text of an order is written once, with its cartridges, and folded as a whole instead of field by field. `serials` are
-- separated by U+E000, which folding preserves.
CREATE OR REPLACE FUNCTION order_search_text(target orders, serials text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN translate(
    search_fold(concat_ws(U&'\E000',
      target.number, target.customer_name, target.customer_kana, target.customer_company, target.customer_email, target.payer_name,
      target.customer_phone, regexp_replace(target.customer_phone, '^\+8[12]', '0'), target.postal_code, target.tracking_number, serials)),
    U&'\E000', E'\n');
END
$$;
--> statement-breakpoint
-- In PL/pgSQL, so that each connection plans it once.
CREATE OR REPLACE FUNCTION write_order_search(order_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, pairs)
  SELECT id, words, search_pairs(words)
  FROM (
    SELECT id, order_search_text(orders, (
      SELECT string_agg(serial, U&'\E000') FROM order_cartridges WHERE order_id = orders.id
    )) AS words
    FROM orders WHERE id = ANY (order_ids)
  ) AS folded
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, pairs = excluded.pairs;
END
$$;
--> statement-breakpoint
-- An order is inserted together with its cartridges, whose trigger writes the row.
DROP TRIGGER index_inserted_orders ON "orders";
--> statement-breakpoint
DROP FUNCTION index_inserted_orders();
--> statement-breakpoint
-- Most changes of an order change its state, and none of these columns.
DROP TRIGGER index_updated_orders ON "orders";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_updated_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_updated_orders AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.number, OLD.customer_name, OLD.customer_kana, OLD.customer_company, OLD.customer_email, OLD.payer_name, OLD.customer_phone, OLD.postal_code, OLD.tracking_number)
    IS DISTINCT FROM (NEW.number, NEW.customer_name, NEW.customer_kana, NEW.customer_company, NEW.customer_email, NEW.payer_name, NEW.customer_phone, NEW.postal_code, NEW.tracking_number))
  EXECUTE FUNCTION index_updated_orders();
--> statement-breakpoint
-- Rate limits are counted again after a crash: a counter is worth no write to the log, and no wait for it.
ALTER TABLE "rate_counters" SET UNLOGGED;
