-- Lists of the API show how many of a cartridge are available. They are told of a change while fewer than 6 are left
-- (LOW_STOCK_THRESHOLD), and when that begins and ends; larger numbers are at most as old as a cached list.
CREATE TRIGGER notify_low_stock_changed AFTER UPDATE OF on_hand, reserved ON "cartridge_stock" FOR EACH ROW
  WHEN (least(OLD.on_hand - OLD.reserved, 6) <> least(NEW.on_hand - NEW.reserved, 6))
  EXECUTE FUNCTION notify_content_changed();
