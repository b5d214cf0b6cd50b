DROP INDEX "profiles_phone_ends";--> statement-breakpoint
DROP INDEX "users_email_begins";--> statement-breakpoint
DROP INDEX "users_name_words";--> statement-breakpoint
DROP INDEX "orders_customer_words";--> statement-breakpoint
DROP INDEX "orders_phone_ends";--> statement-breakpoint
-- Customers are searched by pairs of characters, as orders, messages and subscribers are. Texts are normalised and split when they are
-- written: a search that finds much would split the text of each row again.
ALTER TABLE "users"
  ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_fold(email) || E'\n' || search_fold(name)) STORED,
  ADD COLUMN "word_pairs" text[] GENERATED ALWAYS AS (search_pairs(search_fold(email) || E'\n' || search_fold(name))) STORED;
--> statement-breakpoint
-- Telephone numbers of Japan and Korea also as they are dialled at home. As a body that PostgreSQL parses at once: a restored database finds
-- the functions that it calls without a search path.
CREATE FUNCTION profile_search_text(name text, phone text, company text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_fold(name) || E'\n' || search_fold(phone) || E'\n' || search_fold(regexp_replace(phone, '^\+8[12]', '0')) || E'\n' || search_fold(company);
--> statement-breakpoint
ALTER TABLE "profiles"
  ADD COLUMN "search_words" text GENERATED ALWAYS AS (profile_search_text(name, phone, company)) STORED,
  ADD COLUMN "word_pairs" text[] GENERATED ALWAYS AS (search_pairs(profile_search_text(name, phone, company))) STORED;
--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (word_pairs);
--> statement-breakpoint
CREATE INDEX "profiles_by_words" ON "profiles" USING gin (word_pairs);
