-- What came in and went out is never edited.
CREATE FUNCTION money_is_never_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a money movement is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER money_is_never_edited BEFORE UPDATE OR DELETE ON "money_movements" FOR EACH ROW EXECUTE FUNCTION money_is_never_edited();
--> statement-breakpoint
-- Nothing goes back that did not come in. Whoever writes holds the row of the order, so sums do not run beside each other.
CREATE FUNCTION money_stays_in_bounds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came_in bigint;
  went_back bigint;
BEGIN
  SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'payment'), 0),
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund'), 0)
    INTO came_in, went_back
    FROM money_movements WHERE order_id = NEW.order_id;
  IF went_back > came_in THEN
    RAISE EXCEPTION 'order % gave back % of %', NEW.order_id, went_back, came_in USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER money_stays_in_bounds AFTER INSERT ON "money_movements" FOR EACH ROW EXECUTE FUNCTION money_stays_in_bounds();
--> statement-breakpoint
CREATE FUNCTION refunds_stay_in_bounds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came_in bigint;
  promised bigint;
BEGIN
  SELECT coalesce(sum(amount_minor), 0) INTO came_in
    FROM money_movements WHERE order_id = NEW.order_id AND kind = 'payment';
  SELECT coalesce(sum(amount_minor), 0) INTO promised
    FROM refunds WHERE order_id = NEW.order_id AND state <> 'withdrawn';
  IF promised > came_in THEN
    RAISE EXCEPTION 'order % promises % of %', NEW.order_id, promised, came_in USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_stay_in_bounds AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refunds_stay_in_bounds();
--> statement-breakpoint
-- Money of orders that are older than this book.
INSERT INTO money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind, actor_id)
SELECT order_id, 'payment', 'bank_transfer', amount_minor, currency, id::text, recorded_at, 'staff', recorded_by FROM bank_transfers;
--> statement-breakpoint
INSERT INTO money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
SELECT order_id, 'payment', 'card', received_minor, currency, intent_id, checked_at, 'system' FROM card_payments
WHERE status = 'succeeded' AND received_minor > 0 AND intent_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO money_movements (order_id, kind, method, amount_minor, currency, reference, at, actor_kind)
SELECT order_id, 'refund', 'card', received_minor, currency, refund_id, checked_at, 'system' FROM card_payments
WHERE refund_id IS NOT NULL AND received_minor > 0;
--> statement-breakpoint
UPDATE orders SET
  shipped_at = (SELECT max(at) FROM order_events WHERE order_id = orders.id AND kind = 'shipped'),
  delivered_at = (SELECT max(at) FROM order_events WHERE order_id = orders.id AND kind = 'delivered');
