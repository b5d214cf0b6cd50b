ALTER TABLE "blog_posts" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "changed_at" timestamp with time zone;