ALTER TABLE "refunds" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "restocked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A refund of all goods of a sent order that is still on its way: it said that everything comes back.
UPDATE "refunds" r SET "restocked" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', c."serial", 'quantity', c."quantity")), '[]'::jsonb)
  FROM "order_cartridges" c WHERE c."order_id" = r."order_id")
FROM "orders" o
WHERE o."id" = r."order_id" AND r."state" IN ('requested', 'failed') AND r."returns_stock"
  AND o."status" IN ('shipped', 'delivered') AND r."goods_minor" = o."subtotal_minor";
