CREATE TABLE "accidents" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"place" text NOT NULL,
	"version" text NOT NULL,
	"times" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "accidents_source_known" CHECK ("accidents"."source" in ('browser', 'server', 'job')),
	CONSTRAINT "accidents_happened" CHECK ("accidents"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"start_date" date NOT NULL,
	"title_en" text,
	"title_ja" text,
	"title_ko" text,
	"summary_en" text,
	"summary_ja" text,
	"summary_ko" text,
	"body_en" text,
	"body_ja" text,
	"body_ko" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_told" CHECK (coalesce("blog_posts"."title_en", "blog_posts"."title_ja", "blog_posts"."title_ko") is not null)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"slug" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"page" text,
	"before_en" text,
	"before_ja" text,
	"before_ko" text,
	"during_en" text,
	"during_ja" text,
	"during_ko" text,
	"after_en" text,
	"after_ja" text,
	"after_ko" text,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "campaigns_last" CHECK ("campaigns"."ends_at" > "campaigns"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_counts_day_page_locale_pk" PRIMARY KEY("day","page","locale"),
	CONSTRAINT "page_counts_locale_known" CHECK ("page_counts"."locale" in ('ja', 'en', 'ko')),
	CONSTRAINT "page_counts_positive" CHECK ("page_counts"."views" > 0)
);
--> statement-breakpoint
CREATE INDEX "accidents_latest" ON "accidents" USING btree ("last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("start_date" DESC NULLS LAST,"id" DESC NULLS LAST);