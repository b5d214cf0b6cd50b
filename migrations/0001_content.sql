CREATE TABLE "careers" (
	"slug" text PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_ja" text,
	"title_ko" text,
	"summary_en" text NOT NULL,
	"summary_ja" text,
	"summary_ko" text,
	"body_en" text NOT NULL,
	"body_ja" text,
	"body_ko" text,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text,
	"name_ko" text,
	"tagline_en" text NOT NULL,
	"tagline_ja" text,
	"tagline_ko" text,
	"platforms" text[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"question_type" text NOT NULL,
	"question_en" text NOT NULL,
	"question_ja" text,
	"question_ko" text,
	"answer_en" text NOT NULL,
	"answer_ja" text,
	"answer_ko" text,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"start_date" date NOT NULL,
	"title_en" text,
	"title_ja" text,
	"body_en" text,
	"body_ja" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "news_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "news_items_told" CHECK ("news_items"."title_en" is not null or "news_items"."title_ja" is not null)
);
--> statement-breakpoint
CREATE INDEX "faqs_in_order" ON "faqs" USING btree ("question_type","position");--> statement-breakpoint
CREATE INDEX "news_items_newest" ON "news_items" USING btree ("start_date" DESC NULLS LAST,"id" DESC NULLS LAST);