ALTER TABLE "cartridges" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "description_ja" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "description_ko" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "notes_en" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "notes_ja" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "notes_ko" text;--> statement-breakpoint
ALTER TABLE "cartridges" ADD COLUMN "goes_with" text[] DEFAULT '{}' NOT NULL;