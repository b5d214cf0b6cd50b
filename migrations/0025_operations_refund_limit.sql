-- Read from the first refund on, in new shops and in those that were opened before.
INSERT INTO "settings" ("key", "value", "description", "is_public") VALUES
  ('operations_refund_limit_jpy', '10000', 'Up to this many yen of one order the role operations may refund', false)
ON CONFLICT DO NOTHING;
