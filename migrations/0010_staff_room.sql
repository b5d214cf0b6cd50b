CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delta" integer NOT NULL,
	"on_hand_after" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"editor_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"begun_with" text NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "content_drafts_kind_item_locale_pk" PRIMARY KEY("kind","item","locale")
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document" text NOT NULL,
	"holds_from" date NOT NULL,
	"body_en" text,
	"body_ja" text,
	"body_ko" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "legal_versions_day" UNIQUE("document","holds_from"),
	CONSTRAINT "legal_versions_document" CHECK ("legal_versions"."document" in ('sale', 'service', 'privacy')),
	CONSTRAINT "legal_versions_whole" CHECK ("legal_versions"."published_at" is null or num_nulls("legal_versions"."body_en", "legal_versions"."body_ja", "legal_versions"."body_ko") = 0)
);
--> statement-breakpoint
CREATE TABLE "order_batch_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"tracking_number" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"accidents" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_batch_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "order_batch_items_refused_why" CHECK (("order_batch_items"."state" = 'refused') = ("order_batch_items"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work" text NOT NULL,
	"form_key" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_batches_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"pairs" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"day" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"ordinal" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	"order_id" uuid,
	"candidates" jsonb NOT NULL,
	"note" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "bank_statement_rows_positive" CHECK ("bank_statement_rows"."amount_minor" > 0),
	CONSTRAINT "bank_statement_rows_decided" CHECK ("bank_statement_rows"."state" not in ('proposed', 'confirmed', 'recorded') or "bank_statement_rows"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"row_count" integer NOT NULL,
	"known_count" integer NOT NULL,
	"other_count" integer NOT NULL,
	"first_day" text,
	"last_day" text,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_files" (
	"picture" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_files_picture_width_format_pk" PRIMARY KEY("picture","width","format")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_en" text NOT NULL,
	"alt_ja" text NOT NULL,
	"alt_ko" text NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_told";--> statement-breakpoint
ALTER TABLE "news_items" DROP CONSTRAINT "news_items_told";--> statement-breakpoint
DROP INDEX "prices_one_active";--> statement-breakpoint
DROP INDEX "orders_by_placed_at";--> statement-breakpoint
ALTER TABLE "careers" ALTER COLUMN "title_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ALTER COLUMN "summary_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ALTER COLUMN "body_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "question_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "answer_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cartridge_stock" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "starts_at" timestamp with time zone DEFAULT '2020-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "set_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_batch_id_order_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."order_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batches" ADD CONSTRAINT "order_batches_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD CONSTRAINT "bank_statement_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD CONSTRAINT "bank_statement_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_picture_uploads_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."uploads"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "stock_movements_of_shelf" ON "stock_movements" USING btree ("serial","id");--> statement-breakpoint
CREATE INDEX "stock_movements_shipped" ON "stock_movements" USING btree ("at") WHERE "stock_movements"."reason" = 'shipped';--> statement-breakpoint
CREATE INDEX "contact_replies_of_contact" ON "contact_replies" USING btree ("contact_id","written_at");--> statement-breakpoint
CREATE INDEX "content_drafts_due" ON "content_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_batch_items_once" ON "order_batch_items" USING btree ("batch_id","order_id");--> statement-breakpoint
CREATE INDEX "order_batch_items_waiting" ON "order_batch_items" USING btree ("batch_id","position") WHERE "order_batch_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_batches_newest" ON "order_batches" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "order_batches_open" ON "order_batches" USING btree ("asked_at") WHERE "order_batches"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "order_search_pairs" ON "order_search" USING gin ("pairs");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_rows_once" ON "bank_statement_rows" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_of_statement" ON "bank_statement_rows" USING btree ("statement_id","state","line");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_open" ON "bank_statement_rows" USING btree ("state","day","id") WHERE "bank_statement_rows"."state" in ('proposed', 'queued');--> statement-breakpoint
CREATE INDEX "bank_statement_rows_confirmed" ON "bank_statement_rows" USING btree ("decided_at","id") WHERE "bank_statement_rows"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "bank_statement_rows_of_order" ON "bank_statement_rows" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_digest" ON "bank_statements" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("imported_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_phone_ends" ON "profiles" USING btree (reverse(regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_newest_in_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_begins" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "prices_newest" ON "prices" USING btree ("product_id","currency","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_of_address" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "disputes_by_state" ON "disputes" USING btree ("state");--> statement-breakpoint
CREATE INDEX "money_movements_by_moment" ON "money_movements" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_of_subject" ON "mails" USING btree ("subject_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("created_at") WHERE "mails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_state_newest" ON "subscriptions" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer_words" ON "orders" USING gin (to_tsvector('simple', "customer_name"));--> statement-breakpoint
CREATE INDEX "orders_phone_ends" ON "orders" USING btree (reverse(regexp_replace("customer_phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_status_newest" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_method_newest" ON "orders" USING btree ("payment_method","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_country_newest" ON "orders" USING btree ("country","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_currency_newest" ON "orders" USING btree ("currency","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_due" ON "orders" USING btree ((coalesce(case "status" when 'awaiting_transfer' then "bank_deadline_at" when 'paid' then ("paid_at" at time zone 'UTC' + interval '7 days') at time zone 'UTC' when 'confirmed' then ("paid_at" at time zone 'UTC' + interval '7 days') at time zone 'UTC' end, 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "orders" USING btree ("placed_at") WHERE "orders"."review_reason" is not null;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_told" CHECK ("blog_posts"."published_at" is null or coalesce("blog_posts"."title_en", "blog_posts"."title_ja", "blog_posts"."title_ko") is not null);--> statement-breakpoint
ALTER TABLE "careers" ADD CONSTRAINT "careers_told" CHECK ("careers"."published_at" is null or ("careers"."title_en" is not null and "careers"."summary_en" is not null and "careers"."body_en" is not null));--> statement-breakpoint
ALTER TABLE "cartridge_stock" ADD CONSTRAINT "cartridge_stock_lead" CHECK ("cartridge_stock"."lead_days" > 0);--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_told" CHECK ("faqs"."published_at" is null or ("faqs"."question_en" is not null and "faqs"."answer_en" is not null));--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_told" CHECK ("news_items"."published_at" is null or "news_items"."title_en" is not null or "news_items"."title_ja" is not null);
--> statement-breakpoint
-- How texts are folded for a search: width, case, accents, hiragana, and no signs between letters. Decision 0027.
CREATE FUNCTION search_fold(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    translate(
      normalize(lower(regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f]', '', 'g')), NFKC),
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
    ),
    '[\u0001-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2212\u3000-\u3004\u3008-\u3020\u3030\u3099-\u30a0\u30fb\u30fc]',
    '', 'g')
$$;
--> statement-breakpoint
-- Each two neighbours, and each sign beyond ASCII alone: a family name may be a single one.
CREATE FUNCTION search_pairs(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(pair), '{}')
  FROM (
    SELECT sign || lead(sign) OVER (ORDER BY place) AS pair
    FROM string_to_table(folded, NULL) WITH ORDINALITY AS signs (sign, place)
    UNION
    SELECT sign FROM string_to_table(folded, NULL) AS sign WHERE ascii(sign) > 127
  ) AS pairs
  WHERE pair IS NOT NULL AND position(E'\n' IN pair) = 0
$$;

--> statement-breakpoint
-- What lies there when movements begin to be written.
INSERT INTO "stock_movements" (serial, at, delta, on_hand_after, reason, actor_kind)
SELECT serial, now(), on_hand, on_hand, 'opening', 'system' FROM "cartridge_stock" WHERE on_hand <> 0 ORDER BY serial;
--> statement-breakpoint
-- Every change of a shelf is a movement, whoever makes it. What the shop says of it comes with the transaction.
CREATE FUNCTION write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
  shelf text;
  was integer := 0;
  becomes integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := OLD.on_hand; shelf := OLD.serial; END IF;
  IF TG_OP <> 'DELETE' THEN becomes := NEW.on_hand; shelf := NEW.serial; END IF;
  IF was = becomes THEN RETURN NULL; END IF;
  INSERT INTO stock_movements (serial, at, delta, on_hand_after, reason, note, actor_kind, actor_id, order_id)
  VALUES (
    shelf,
    coalesce((cause->>'at')::timestamptz, now()),
    becomes - was,
    becomes,
    coalesce(cause->>'reason', CASE TG_OP WHEN 'INSERT' THEN 'opening' ELSE 'by_hand' END),
    coalesce(cause->>'note', ''),
    coalesce(cause->>'actorKind', 'system'),
    (cause->>'actorId')::uuid,
    (cause->>'orderId')::uuid
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER write_stock_movement AFTER INSERT OR UPDATE OF on_hand OR DELETE ON "cartridge_stock" FOR EACH ROW EXECUTE FUNCTION write_stock_movement();
--> statement-breakpoint
-- A movement stays as it was written.
CREATE FUNCTION stock_movement_is_never_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a stock movement is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_is_never_edited BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION stock_movement_is_never_edited();
--> statement-breakpoint
CREATE TRIGGER stock_movements_are_never_emptied BEFORE TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_is_never_edited();
--> statement-breakpoint
-- A price stays as it was written; it may only be withdrawn.
CREATE FUNCTION price_is_never_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.product_id, NEW.currency, NEW.unit_amount, NEW.starts_at)
    IS NOT DISTINCT FROM (OLD.id, OLD.product_id, OLD.currency, OLD.unit_amount, OLD.starts_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a price is never edited: another one begins' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_is_never_edited BEFORE UPDATE OR DELETE ON "prices" FOR EACH ROW EXECUTE FUNCTION price_is_never_edited();

--> statement-breakpoint
-- A legal text that was published stays as it was agreed to: it may only be withdrawn, and rewritten as a draft.
CREATE FUNCTION published_legal_text_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL AND (
    TG_OP = 'DELETE'
    OR (NEW.published_at IS NOT NULL AND to_jsonb(NEW) IS DISTINCT FROM to_jsonb(OLD))
  ) THEN
    RAISE EXCEPTION 'a published legal text is never rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END
$$;
--> statement-breakpoint
CREATE TRIGGER published_legal_text_stays BEFORE UPDATE OR DELETE ON "legal_versions" FOR EACH ROW EXECUTE FUNCTION published_legal_text_stays();
--> statement-breakpoint
CREATE TRIGGER tell_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_versions" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

--> statement-breakpoint
-- A number of Japan or Korea is searched as it is dialled at home, too.
CREATE FUNCTION search_words(sought orders, serials text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n',
    search_fold(sought.number), search_fold(sought.customer_name), search_fold(sought.customer_kana),
    search_fold(sought.customer_company), search_fold(sought.customer_email), search_fold(sought.payer_name),
    search_fold(sought.customer_phone), search_fold(regexp_replace(sought.customer_phone, '^\+8[12]', '0')),
    search_fold(sought.postal_code), search_fold(sought.tracking_number), serials)
$$;
--> statement-breakpoint
CREATE FUNCTION write_order_search(sought uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, pairs)
  SELECT id, words, search_pairs(words)
  FROM (
    SELECT id, search_words(orders, (
      SELECT string_agg(search_fold(serial), E'\n') FROM order_cartridges WHERE order_id = orders.id
    )) AS words
    FROM orders WHERE id = ANY (sought)
  ) AS folded
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, pairs = excluded.pairs
$$;
--> statement-breakpoint
CREATE FUNCTION order_search_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION order_search_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(
    SELECT after.id FROM after JOIN before ON before.id = after.id
    WHERE (after.number, after.customer_name, after.customer_kana, after.customer_company, after.customer_email, after.payer_name, after.customer_phone, after.postal_code, after.tracking_number)
      IS DISTINCT FROM (before.number, before.customer_name, before.customer_kana, before.customer_company, before.customer_email, before.payer_name, before.customer_phone, before.postal_code, before.tracking_number)
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION order_search_of_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM contents));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_search_of_added AFTER INSERT ON "orders" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_added();
--> statement-breakpoint
CREATE TRIGGER order_search_of_changed AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_changed();
--> statement-breakpoint
CREATE TRIGGER order_search_of_contents AFTER INSERT ON "order_cartridges" REFERENCING NEW TABLE AS contents FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_contents();
--> statement-breakpoint
SELECT write_order_search(ARRAY(SELECT id FROM orders));

--> statement-breakpoint
-- Messages and subscribers are searched as orders are: folded, by neighbouring signs.
CREATE INDEX "contacts_search" ON "contacts" USING gin (search_pairs(search_fold(name) || E'\n' || search_fold(email) || E'\n' || search_fold(company) || E'\n' || search_fold(subject)));
--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_pairs(search_fold(email)));

--> statement-breakpoint
-- What staff did stays as it was written.
CREATE FUNCTION audit_is_never_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an audit entry is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_is_never_edited BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_is_never_edited();
--> statement-breakpoint
CREATE TRIGGER audit_is_never_emptied BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION audit_is_never_edited();
