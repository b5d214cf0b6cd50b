-- Normalised once, when a message arrives: a search that finds thousands would normalise each of them again.
ALTER TABLE "contacts" ADD COLUMN "search_words" text GENERATED ALWAYS AS (
  search_fold(name) || E'\n' || search_fold(email) || E'\n' || search_fold(company) || E'\n' || search_fold(subject)
) STORED;--> statement-breakpoint
CREATE INDEX "contacts_by_words" ON "contacts" USING gin (search_pairs(search_words));--> statement-breakpoint
DROP INDEX "contacts_search";
