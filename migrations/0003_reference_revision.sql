CREATE TABLE "reference_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "reference_revision" ("id", "revision", "changed_by") VALUES (1, 1, '');
--> statement-breakpoint
-- Counts up at commit, once per transaction, and notifies every process that holds reference data in memory.
CREATE FUNCTION count_reference_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_revision SET revision = revision + 1, changed_by = pg_current_xact_id()::text
    WHERE changed_by <> pg_current_xact_id()::text;
  IF FOUND THEN
    PERFORM pg_notify('reference_data_changed', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "settings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "countries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "shipping_rates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "products" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "prices" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "cartridges" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "sdk_documents" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OR DELETE ON "legal_versions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR DELETE ON "webhook_endpoints" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
-- Every failed delivery writes the row of its endpoint.
CREATE CONSTRAINT TRIGGER count_reference_revision_of_change AFTER UPDATE ON "webhook_endpoints" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD."kinds", OLD."disabled_at") IS DISTINCT FROM (NEW."kinds", NEW."disabled_at")) EXECUTE FUNCTION count_reference_revision();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_reference_revision AFTER INSERT OR UPDATE OF "ended_at" OR DELETE ON "partners" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reference_revision();
