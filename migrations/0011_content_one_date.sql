DROP INDEX "content_drafts_due";--> statement-breakpoint
ALTER TABLE "content_drafts" DROP COLUMN "base_revision";--> statement-breakpoint
ALTER TABLE "content_drafts" DROP COLUMN "publish_at";