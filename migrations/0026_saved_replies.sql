CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text_ja" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ko" text NOT NULL
);
