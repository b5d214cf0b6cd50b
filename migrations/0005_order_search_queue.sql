CREATE TABLE "order_search_queue" (
	"order_id" uuid PRIMARY KEY NOT NULL
);

--> statement-breakpoint
-- The searched text of an order is written off the order: a new or changed order is queued, and a search writes what is queued first.
-- Decision 0027.
CREATE OR REPLACE FUNCTION index_order_cartridges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_queue (order_id) SELECT DISTINCT order_id FROM contents ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_updated_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_queue (order_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Waits for rows that another transaction is writing, so that nothing queued before the call is missing after it.
CREATE FUNCTION write_queued_order_search(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken uuid[];
BEGIN
  WITH queued AS (
    SELECT order_id FROM order_search_queue ORDER BY order_id LIMIT at_most FOR UPDATE
  ), deleted AS (
    DELETE FROM order_search_queue USING queued WHERE order_search_queue.order_id = queued.order_id
    RETURNING order_search_queue.order_id
  )
  SELECT array_agg(order_id) INTO taken FROM deleted;
  PERFORM write_order_search(taken);
  RETURN coalesce(cardinality(taken), 0);
END
$$;
