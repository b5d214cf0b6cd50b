ALTER TABLE "emails" ADD COLUMN "content" json;--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "html";