-- Read from the first transfer on, in new shops and in those that were opened before.
INSERT INTO "settings" ("key", "value", "description", "is_public") VALUES
  ('bank_fee_limit_jpy', '880', 'Up to this many missing yen staff may book the rest of a transfer as a bank fee', false)
ON CONFLICT DO NOTHING;
