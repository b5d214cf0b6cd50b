CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"user_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "customer_tags_user_id_tag_pk" PRIMARY KEY("user_id","tag")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"old_hash" text NOT NULL,
	"new_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_old_hash_unique" UNIQUE("old_hash"),
	CONSTRAINT "email_changes_new_hash_unique" UNIQUE("new_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"asker_hash" text,
	"email" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refresh_until" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"successor_encrypted" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"binding_hash" text,
	"client" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"reauthenticated_at" timestamp with time zone,
	"absolute_until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"client" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"absolute_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reauthenticated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"lives_in_eu" boolean NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"console_theme" text DEFAULT 'system' NOT NULL,
	"totp_secret_encrypted" text,
	"totp_enrolled_at" timestamp with time zone,
	"totp_last_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('customer', 'support', 'operations', 'content', 'staff', 'administrator'))
);
--> statement-breakpoint
CREATE TABLE "access_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"account_id" uuid,
	"partner_key_id" uuid,
	"session_id" uuid,
	"network" text NOT NULL,
	"client" text NOT NULL,
	"detail" text NOT NULL,
	"slot" text,
	CONSTRAINT "access_entries_counted" CHECK ("access_entries"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"bytes" bigint,
	"problem" text,
	CONSTRAINT "backups_end_one_way" CHECK ("backups"."verified_at" is null or "backups"."problem" is null)
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
	"changed_at" timestamp with time zone,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_has_text" CHECK ("blog_posts"."published_at" is null or coalesce("blog_posts"."title_en", "blog_posts"."title_ja", "blog_posts"."title_ko") is not null)
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
CREATE TABLE "careers" (
	"slug" text PRIMARY KEY NOT NULL,
	"title_en" text,
	"title_ja" text,
	"title_ko" text,
	"summary_en" text,
	"summary_ja" text,
	"summary_ko" text,
	"body_en" text,
	"body_ja" text,
	"body_ko" text,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "careers_has_text" CHECK ("careers"."published_at" is null or ("careers"."title_en" is not null and "careers"."summary_en" is not null and "careers"."body_en" is not null))
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
CREATE TABLE "cartridge_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"label_en" text NOT NULL,
	"label_ja" text,
	"label_ko" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cartridge_stock" (
	"serial" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"lead_time_days" integer,
	CONSTRAINT "cartridge_stock_covers" CHECK ("cartridge_stock"."reserved" >= 0 and "cartridge_stock"."reserved" <= "cartridge_stock"."on_hand"),
	CONSTRAINT "cartridge_stock_lead_time" CHECK ("cartridge_stock"."lead_time_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "cartridges" (
	"serial" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text,
	"name_ko" text,
	"kind" text NOT NULL,
	"active" integer NOT NULL,
	"price_jpy" bigint,
	"price_usd_minor" bigint,
	"description_en" text,
	"description_ja" text,
	"description_ko" text,
	"notes_en" text,
	"notes_ja" text,
	"notes_ko" text,
	"goes_with" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "low_stock_alerts" (
	"serial" text PRIMARY KEY NOT NULL,
	"notified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"currency" text NOT NULL,
	"unit_amount" bigint NOT NULL,
	"active" boolean NOT NULL,
	"starts_at" timestamp with time zone DEFAULT '2020-01-01T00:00:00Z' NOT NULL,
	"set_by" uuid,
	CONSTRAINT "prices_not_negative" CHECK ("prices"."unit_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text,
	"name_ko" text,
	"tagline_en" text NOT NULL,
	"tagline_ja" text,
	"tagline_ko" text,
	"is_sold" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "restock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sdk_documents" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text,
	"name_ko" text,
	"platform" text NOT NULL,
	"version" text NOT NULL,
	"price_jpy" bigint NOT NULL,
	"price_usd_minor" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delta" integer NOT NULL,
	"on_hand_after" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"state" text NOT NULL,
	"assigned_to" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_topic_known" CHECK ("contacts"."topic" in ('general', 'signage')),
	CONSTRAINT "contacts_state_known" CHECK ("contacts"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text_ja" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ko" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"editor_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_item_locale_pk" PRIMARY KEY("kind","item","locale")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"place" text NOT NULL,
	"version" text NOT NULL,
	"times" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "error_reports_source_known" CHECK ("error_reports"."source" in ('browser', 'server', 'job')),
	CONSTRAINT "error_reports_happened" CHECK ("error_reports"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"question_type" text NOT NULL,
	"question_en" text,
	"question_ja" text,
	"question_ko" text,
	"answer_en" text,
	"answer_ja" text,
	"answer_ko" text,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "faqs_has_text" CHECK ("faqs"."published_at" is null or ("faqs"."question_en" is not null and "faqs"."answer_en" is not null))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "money_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"card" jsonb,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "money_movements_positive" CHECK ("money_movements"."amount_minor" > 0),
	CONSTRAINT "money_movements_card" CHECK ("money_movements"."card" is null or ("money_movements"."method" = 'card' and "money_movements"."kind" = 'payment'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_discrepancies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"intent_id" text NOT NULL,
	"order_id" uuid,
	"detail" jsonb NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"goods_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"excess_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"returns_stock" boolean NOT NULL,
	"restocked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"proof" text,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "refunds_add_up" CHECK ("refunds"."amount_minor" > 0 and "refunds"."amount_minor" = "refunds"."goods_minor" + "refunds"."shipping_minor" + "refunds"."fee_minor" + "refunds"."excess_minor" and "refunds"."goods_minor" >= 0 and "refunds"."shipping_minor" >= 0 and "refunds"."fee_minor" >= 0 and "refunds"."excess_minor" >= 0),
	CONSTRAINT "refunds_have_proof" CHECK ("refunds"."state" <> 'succeeded' or ("refunds"."proof" is not null and "refunds"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document" text NOT NULL,
	"effective_from" date NOT NULL,
	"body_en" text,
	"body_ja" text,
	"body_ko" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "legal_versions_day" UNIQUE("document","effective_from"),
	CONSTRAINT "legal_versions_document" CHECK ("legal_versions"."document" in ('sale', 'service', 'privacy')),
	CONSTRAINT "legal_versions_whole" CHECK ("legal_versions"."published_at" is null or num_nulls("legal_versions"."body_en", "legal_versions"."body_ja", "legal_versions"."body_ko") = 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"payload" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"is_awaited" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL,
	"taken_by" uuid,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"start_date" date NOT NULL,
	"title_en" text,
	"title_ja" text,
	"title_ko" text,
	"body_en" text,
	"body_ja" text,
	"body_ko" text,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "news_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "news_items_has_text" CHECK ("news_items"."published_at" is null or "news_items"."title_en" is not null or "news_items"."title_ja" is not null)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('pending', 'confirmed', 'ended')),
	CONSTRAINT "subscriptions_confirmed_once" CHECK ("subscriptions"."state" <> 'confirmed' or "subscriptions"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_batch_items" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"tracking_numbers" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text,
	"error_count" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_batch_items_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "order_batch_items_refused_why" CHECK (("order_batch_items"."state" = 'refused') = ("order_batch_items"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"form_key" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_batches_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer_name" text NOT NULL,
	"received_on" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cartridges" (
	"order_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"quantity" integer NOT NULL,
	"chambers" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "order_cartridges_order_id_serial_pk" PRIMARY KEY("order_id","serial"),
	CONSTRAINT "order_cartridges_quantity" CHECK ("order_cartridges"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_sdks" (
	"order_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_sdks_order_id_slug_pk" PRIMARY KEY("order_id","slug")
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"pairs" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_search_queue" (
	"order_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"locale" text NOT NULL,
	"location" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"transaction_fee_minor" bigint NOT NULL,
	"included_tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_company" text NOT NULL,
	"customer_department" text DEFAULT '' NOT NULL,
	"purchase_order_number" text DEFAULT '' NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_company" text DEFAULT '' NOT NULL,
	"recipient_department" text DEFAULT '' NOT NULL,
	"recipient_phone" text DEFAULT '' NOT NULL,
	"customer_kana" text DEFAULT '' NOT NULL,
	"customs_code_encrypted" text,
	"notes" text NOT NULL,
	"shipping_method" text NOT NULL,
	"delivery_time" text,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"package_count" integer NOT NULL,
	"device_serial" text NOT NULL,
	"needs_plate_cartridges" boolean NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"placed_at" timestamp with time zone NOT NULL,
	"unpaid_until" timestamp with time zone NOT NULL,
	"bank_deadline_at" timestamp with time zone,
	"transfer_declared_at" timestamp with time zone,
	"payer_name" text DEFAULT '' NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"tracking_numbers" text[] DEFAULT '{}' NOT NULL,
	"review_reason" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."total_minor" = "orders"."subtotal_minor" + "orders"."shipping_minor" + "orders"."transaction_fee_minor" and "orders"."subtotal_minor" >= 0 and "orders"."shipping_minor" >= 0 and "orders"."transaction_fee_minor" >= 0),
	CONSTRAINT "orders_recipient_named" CHECK ("orders"."recipient_name" <> '' or ("orders"."recipient_company" = '' and "orders"."recipient_department" = '' and "orders"."recipient_phone" = '')),
	CONSTRAINT "orders_packages_positive" CHECK ("orders"."package_count" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "replacements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"reported_on" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"tracking_numbers" text[] DEFAULT '{}' NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "replacements_closed" CHECK (("replacements"."state" = 'open') = ("replacements"."closed_at" is null) and ("replacements"."state" = 'shipped') = (cardinality("replacements"."tracking_numbers") > 0))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"contact_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer NOT NULL,
	"intent_id" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"refund_id" text,
	"applied_at" timestamp with time zone,
	"last_decline" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_payments_intent_id_unique" UNIQUE("intent_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"intent_id" text,
	"dispute_id" text,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "settings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"zone" text NOT NULL,
	"size" integer,
	"up_to_grams" integer NOT NULL,
	"amount_yen" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"day" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"account" text,
	"reference" text,
	"ordinal" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	"order_id" uuid,
	"candidates" jsonb NOT NULL,
	"note" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"error_count" integer DEFAULT 0 NOT NULL,
	"reversed_by" text,
	CONSTRAINT "bank_statement_rows_positive" CHECK ("bank_statement_rows"."amount_minor" > 0),
	CONSTRAINT "bank_statement_rows_decided" CHECK ("bank_statement_rows"."state" not in ('proposed', 'confirmed', 'recorded') or "bank_statement_rows"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_statement_shares" (
	"row_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bank_statement_shares_row_id_order_id_pk" PRIMARY KEY("row_id","order_id"),
	CONSTRAINT "bank_statement_shares_positive" CHECK ("bank_statement_shares"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"row_count" integer NOT NULL,
	"known_count" integer NOT NULL,
	"other_count" integer NOT NULL,
	"first_day" text,
	"last_day" text,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_files" (
	"picture" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_files_picture_width_format_pk" PRIMARY KEY("picture","width","format")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_en" text NOT NULL,
	"alt_ja" text NOT NULL,
	"alt_ko" text NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL
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
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"status" integer,
	"error" text DEFAULT '' NOT NULL,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_delivered_at" CHECK ("webhook_deliveries"."state" <> 'delivered' or "webhook_deliveries"."delivered_at" is not null),
	CONSTRAINT "webhook_deliveries_attempts" CHECK ("webhook_deliveries"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret_encrypted" text NOT NULL,
	"previous_secret_encrypted" text,
	"previous_secret_until" timestamp with time zone,
	"kinds" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartridge_stock" ADD CONSTRAINT "cartridge_stock_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartridges" ADD CONSTRAINT "cartridges_kind_cartridge_kinds_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."cartridge_kinds"("kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock_alerts" ADD CONSTRAINT "low_stock_alerts_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alerts" ADD CONSTRAINT "restock_alerts_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_batch_id_order_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."order_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_items" ADD CONSTRAINT "order_batch_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batches" ADD CONSTRAINT "order_batches_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cartridges" ADD CONSTRAINT "order_cartridges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cartridges" ADD CONSTRAINT "order_cartridges_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sdks" ADD CONSTRAINT "order_sdks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD CONSTRAINT "bank_statement_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_rows" ADD CONSTRAINT "bank_statement_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_shares" ADD CONSTRAINT "bank_statement_shares_row_id_bank_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_statement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_shares" ADD CONSTRAINT "bank_statement_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_picture_uploads_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."uploads"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_of_user" ON "customer_notes" USING btree ("user_id","written_at");--> statement-breakpoint
CREATE INDEX "customer_tags_by_tag" ON "customer_tags" USING btree ("tag","user_id");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_email" ON "one_time_tokens" USING btree ("purpose","email");--> statement-breakpoint
CREATE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("purpose","hash");--> statement-breakpoint
CREATE INDEX "profiles_phone_ends" ON "profiles" USING btree (reverse(regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "session_tokens_generation" ON "session_tokens" USING btree ("session_id","generation");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_user" ON "staff_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_user" ON "staff_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest_in_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_begins" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "users_with_one_time_password" ON "users" USING btree ("id") WHERE "users"."totp_secret_encrypted" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "access_entries_slot" ON "access_entries" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "access_entries_last_at" ON "access_entries" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "access_entries_of_account" ON "access_entries" USING btree ("account_id","last_at","id");--> statement-breakpoint
CREATE INDEX "access_entries_of_action" ON "access_entries" USING btree ("action","last_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_target" ON "audit_entries" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "backups_by_start" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "backups_verified" ON "backups" USING btree ("verified_at") WHERE "backups"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("start_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cartridges_listed" ON "cartridges" USING btree ("active","position");--> statement-breakpoint
CREATE INDEX "prices_newest" ON "prices" USING btree ("product_id","currency","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "restock_alerts_open" ON "restock_alerts" USING btree ("serial","email") WHERE "restock_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "restock_alerts_of_email" ON "restock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_movements_of_cartridge" ON "stock_movements" USING btree ("serial","id");--> statement-breakpoint
CREATE INDEX "stock_movements_shipped" ON "stock_movements" USING btree ("at") WHERE "stock_movements"."reason" = 'shipped';--> statement-breakpoint
CREATE INDEX "contact_notes_of_contact" ON "contact_notes" USING btree ("contact_id","written_at");--> statement-breakpoint
CREATE INDEX "contact_replies_of_contact" ON "contact_replies" USING btree ("contact_id","written_at");--> statement-breakpoint
CREATE INDEX "contacts_by_state" ON "contacts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contacts_of_assignee" ON "contacts" USING btree ("assigned_to","created_at","id") WHERE "contacts"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_of_address" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_drafts_saved_at" ON "order_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "error_reports_latest" ON "error_reports" USING btree ("last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "faqs_in_order" ON "faqs" USING btree ("question_type","position");--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_by_state" ON "disputes" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "money_movements_once" ON "money_movements" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "money_movements_of_order" ON "money_movements" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "money_movements_by_moment" ON "money_movements" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_discrepancies_open" ON "reconciliation_discrepancies" USING btree ("kind","intent_id") WHERE "reconciliation_discrepancies"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once" ON "emails" USING btree ("entity_id" text_pattern_ops,"kind");--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("is_awaited","due_at") WHERE "emails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "emails_undelivered" ON "emails" USING btree ("created_at") WHERE "emails"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "emails_of_order" ON "emails" USING btree (("payload"->>'orderId')) WHERE ("emails"."payload"->>'orderId') is not null;--> statement-breakpoint
CREATE INDEX "news_items_newest" ON "news_items" USING btree ("start_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_state_newest" ON "subscriptions" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_batch_items_once" ON "order_batch_items" USING btree ("batch_id","order_id");--> statement-breakpoint
CREATE INDEX "order_batch_items_waiting" ON "order_batch_items" USING btree ("batch_id","position") WHERE "order_batch_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_batches_newest" ON "order_batches" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "order_batches_open" ON "order_batches" USING btree ("requested_at") WHERE "order_batches"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_once" ON "bank_transfers" USING btree ("order_id","amount_minor","received_on","payer_name");--> statement-breakpoint
CREATE INDEX "bank_transfers_by_day" ON "bank_transfers" USING btree ("received_on","amount_minor");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_of_staff" ON "order_events" USING btree ("at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "order_events_of_staff_member" ON "order_events" USING btree ("actor_id","at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "order_events_of_staff_kind" ON "order_events" USING btree ("kind","at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "order_search_pairs" ON "order_search" USING gin ("pairs");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at","paid_at");--> statement-breakpoint
CREATE INDEX "orders_customer_words" ON "orders" USING gin (to_tsvector('simple', "customer_name"));--> statement-breakpoint
CREATE INDEX "orders_phone_ends" ON "orders" USING btree (reverse(regexp_replace("customer_phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","placed_at","id") WHERE "orders"."status" <> 'delivered';--> statement-breakpoint
CREATE INDEX "orders_from_abroad" ON "orders" USING btree ("country","placed_at","id") WHERE "orders"."country" <> 'JP';--> statement-breakpoint
CREATE INDEX "orders_in_dollars" ON "orders" USING btree ("placed_at","id") WHERE "orders"."currency" = 'usd';--> statement-breakpoint
CREATE INDEX "orders_by_due" ON "orders" USING btree ((coalesce(case "status" when 'awaiting_transfer' then "bank_deadline_at" when 'paid' then ("paid_at" at time zone 'UTC' + interval '7 days') at time zone 'UTC' when 'confirmed' then ("paid_at" at time zone 'UTC' + interval '7 days') at time zone 'UTC' end, 'infinity'::timestamptz)),"id");--> statement-breakpoint
CREATE INDEX "orders_with_customs_code" ON "orders" USING btree ("id") WHERE "orders"."customs_code_encrypted" is not null;--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "orders" USING btree ("placed_at") WHERE "orders"."review_reason" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "replacements_of_order" ON "replacements" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "replacements_open" ON "replacements" USING btree ("opened_at","id") WHERE "replacements"."state" = 'open';--> statement-breakpoint
CREATE INDEX "api_keys_partner" ON "api_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "card_payments_open" ON "card_payments" USING btree ("status","checked_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counters_resets_at" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "shipping_rates_by_zone" ON "shipping_rates" USING btree ("method","zone");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_rows_once" ON "bank_statement_rows" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_of_statement" ON "bank_statement_rows" USING btree ("statement_id","state","line");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_open" ON "bank_statement_rows" USING btree ("state","day","id") WHERE "bank_statement_rows"."state" in ('proposed', 'queued');--> statement-breakpoint
CREATE INDEX "bank_statement_rows_confirmed" ON "bank_statement_rows" USING btree ("decided_at","id") WHERE "bank_statement_rows"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "bank_statement_rows_duplicates" ON "bank_statement_rows" USING btree ("day","amount_minor");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_rows_reversed" ON "bank_statement_rows" USING btree ("reversed_by");--> statement-breakpoint
CREATE INDEX "bank_statement_rows_of_order" ON "bank_statement_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_statement_shares_of_order" ON "bank_statement_shares" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_digest" ON "bank_statements" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements" USING btree ("imported_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_state" ON "webhook_deliveries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_partner" ON "webhook_endpoints" USING btree ("partner_id");
--> statement-breakpoint
-- Notifies every process that caches pages, when a change of something that a page shows is committed.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "applications" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "careers" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cartridge_kinds" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cartridges" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_versions" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news_items" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "prices" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sdk_documents" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER notify_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipping_rates" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
-- Lists of the API show how many of a cartridge are available. A change is notified while fewer than 6 are left
-- (LOW_STOCK_THRESHOLD), and when that begins and ends; larger numbers are at most as old as a cached list.
CREATE TRIGGER notify_low_stock_changed AFTER UPDATE OF on_hand, reserved ON "cartridge_stock" FOR EACH ROW
  WHEN (least(OLD.on_hand - OLD.reserved, 6) <> least(NEW.on_hand - NEW.reserved, 6))
  EXECUTE FUNCTION notify_content_changed();
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
--> statement-breakpoint
-- Money movements are append-only.
CREATE FUNCTION reject_money_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a money movement is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER reject_money_edit BEFORE UPDATE OR DELETE ON "money_movements" FOR EACH ROW EXECUTE FUNCTION reject_money_edit();
--> statement-breakpoint
-- Refunds never exceed payments. Writers lock the row of the order, so sums of one order are computed one after the other.
CREATE FUNCTION check_money_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  refunded bigint;
BEGIN
  SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'payment'), 0),
         coalesce(sum(amount_minor) FILTER (WHERE kind = 'refund'), 0)
    INTO paid, refunded
    FROM money_movements WHERE order_id = NEW.order_id;
  IF refunded > paid THEN
    RAISE EXCEPTION 'order % gave back % of %', NEW.order_id, refunded, paid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER check_money_balance AFTER INSERT ON "money_movements" FOR EACH ROW EXECUTE FUNCTION check_money_balance();
--> statement-breakpoint
CREATE FUNCTION check_refund_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  refunding bigint;
BEGIN
  SELECT coalesce(sum(amount_minor), 0) INTO paid
    FROM money_movements WHERE order_id = NEW.order_id AND kind = 'payment';
  SELECT coalesce(sum(amount_minor), 0) INTO refunding
    FROM refunds WHERE order_id = NEW.order_id AND state <> 'withdrawn';
  IF refunding > paid THEN
    RAISE EXCEPTION 'order % promises % of %', NEW.order_id, refunding, paid USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER check_refund_total AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION check_refund_total();
--> statement-breakpoint
-- Every change of stock writes a movement, also one made by hand in SQL. The shop passes the cause in a setting of the transaction.
CREATE FUNCTION write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
  item text;
  before_qty integer := 0;
  after_qty integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN before_qty := OLD.on_hand; item := OLD.serial; END IF;
  IF TG_OP <> 'DELETE' THEN after_qty := NEW.on_hand; item := NEW.serial; END IF;
  IF before_qty = after_qty THEN RETURN NULL; END IF;
  INSERT INTO stock_movements (serial, at, delta, on_hand_after, reason, note, actor_kind, actor_id, order_id)
  VALUES (
    item,
    coalesce((cause->>'at')::timestamptz, now()),
    after_qty - before_qty,
    after_qty,
    coalesce(cause->>'reason', CASE TG_OP WHEN 'INSERT' THEN 'opening' ELSE 'by_hand' END),
    coalesce(cause->>'note', ''),
    coalesce(cause->>'actorKind', 'system'),
    (cause->>'actorId')::uuid,
    (cause->>'orderId')::uuid
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER write_stock_movement AFTER INSERT OR UPDATE OF on_hand OR DELETE ON "cartridge_stock" FOR EACH ROW EXECUTE FUNCTION write_stock_movement();
--> statement-breakpoint
-- Stock movements are append-only.
CREATE FUNCTION reject_stock_movement_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a stock movement is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER reject_stock_movement_edit BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION reject_stock_movement_edit();
--> statement-breakpoint
CREATE TRIGGER reject_stock_movement_truncate BEFORE TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION reject_stock_movement_edit();
--> statement-breakpoint
-- A price never changes; it can only be withdrawn.
CREATE FUNCTION reject_price_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.product_id, NEW.currency, NEW.unit_amount, NEW.starts_at)
    IS NOT DISTINCT FROM (OLD.id, OLD.product_id, OLD.currency, OLD.unit_amount, OLD.starts_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a price is never edited: another one begins' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER reject_price_edit BEFORE UPDATE OR DELETE ON "prices" FOR EACH ROW EXECUTE FUNCTION reject_price_edit();
--> statement-breakpoint
-- A published legal text never changes; it can only be withdrawn and then rewritten as a draft.
CREATE FUNCTION reject_published_legal_text_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL AND (
    TG_OP = 'DELETE'
    OR (NEW.published_at IS NOT NULL AND to_jsonb(NEW) IS DISTINCT FROM to_jsonb(OLD))
  ) THEN
    RAISE EXCEPTION 'a published legal text is never rewritten' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END
$$;
--> statement-breakpoint
CREATE TRIGGER reject_published_legal_text_edit BEFORE UPDATE OR DELETE ON "legal_versions" FOR EACH ROW EXECUTE FUNCTION reject_published_legal_text_edit();
--> statement-breakpoint
-- Audit entries are append-only.
CREATE FUNCTION reject_audit_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an audit entry is never edited' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER reject_audit_edit BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION reject_audit_edit();
--> statement-breakpoint
CREATE TRIGGER reject_audit_truncate BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_edit();
--> statement-breakpoint
-- Normalises text for searches: width, case, accents, hiragana to katakana, no punctuation. Decision 0027.
CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    translate(
      normalize(lower(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g')), NFKC),
      'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
      'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
    ),
    '[\u0001-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2212\u3000-\u3004\u3008-\u3020\u3030\u3099-\u30a0\u30fb\u30fc]',
    '', 'g')
$$;
--> statement-breakpoint
-- Splits normalised text into pairs of neighbouring characters, and single characters beyond ASCII: a family name may have only one.
CREATE FUNCTION search_pairs(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(pair), '{}')
  FROM (
    SELECT character || lead(character) OVER (ORDER BY place) AS pair
    FROM string_to_table(folded, NULL) WITH ORDINALITY AS characters (character, place)
    UNION
    SELECT character FROM string_to_table(folded, NULL) AS character WHERE ascii(character) > 127
  ) AS pairs
  WHERE pair IS NOT NULL AND position(E'\n' IN pair) = 0
$$;
--> statement-breakpoint
-- The searched text of an order, with the numbers of all parcels; the buyer's own number and the recipient are searched as well. Telephone
-- numbers of Japan and Korea are also indexed as they are dialled at home. All is folded at once: U+E000, which folding preserves, separates
-- the parts, also those of `serials`.
CREATE FUNCTION order_search_text(target orders, serials text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN translate(
    search_fold(concat_ws(U&'\E000',
      target.number, target.customer_name, target.customer_kana, target.customer_company, target.customer_email, target.payer_name,
      target.customer_phone, regexp_replace(target.customer_phone, '^\+8[12]', '0'), target.postal_code,
      nullif(array_to_string(target.tracking_numbers, U&'\E000'), ''), serials,
      nullif(target.purchase_order_number, ''), nullif(target.recipient_name, ''), nullif(target.recipient_company, ''))),
    U&'\E000', E'\n');
END
$$;
--> statement-breakpoint
-- In PL/pgSQL, so that each connection plans it once.
CREATE FUNCTION write_order_search(order_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, pairs)
  SELECT id, words, search_pairs(words)
  FROM (
    SELECT id, order_search_text(orders, (
      SELECT string_agg(serial, U&'\E000') FROM order_cartridges WHERE order_id = orders.id
    )) AS words
    FROM orders WHERE id = ANY (order_ids)
  ) AS folded
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, pairs = excluded.pairs;
END
$$;
--> statement-breakpoint
-- The searched text is written off the order: a new or changed order is queued, and a search writes what is queued first. Decision 0027.
-- An order is inserted together with its cartridges, whose trigger queues it.
CREATE FUNCTION index_order_cartridges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_queue (order_id) SELECT DISTINCT order_id FROM contents ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION index_updated_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_queue (order_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Waits for rows that another transaction is writing, so that nothing queued before the call is missing after it.
CREATE FUNCTION write_queued_order_search(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken uuid[];
BEGIN
  WITH queued AS (
    SELECT order_id FROM order_search_queue ORDER BY order_id LIMIT at_most FOR UPDATE
  ), deleted AS (
    DELETE FROM order_search_queue USING queued WHERE order_search_queue.order_id = queued.order_id
    RETURNING order_search_queue.order_id
  )
  SELECT array_agg(order_id) INTO taken FROM deleted;
  PERFORM write_order_search(taken);
  RETURN coalesce(cardinality(taken), 0);
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_order_cartridges AFTER INSERT ON "order_cartridges" REFERENCING NEW TABLE AS contents FOR EACH STATEMENT EXECUTE FUNCTION index_order_cartridges();
--> statement-breakpoint
-- Most changes of an order change its state, and none of these columns.
CREATE TRIGGER index_updated_orders AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.number, OLD.customer_name, OLD.customer_kana, OLD.customer_company, OLD.customer_email, OLD.payer_name, OLD.customer_phone, OLD.postal_code, OLD.tracking_numbers, OLD.purchase_order_number, OLD.recipient_name, OLD.recipient_company)
    IS DISTINCT FROM (NEW.number, NEW.customer_name, NEW.customer_kana, NEW.customer_company, NEW.customer_email, NEW.payer_name, NEW.customer_phone, NEW.postal_code, NEW.tracking_numbers, NEW.purchase_order_number, NEW.recipient_name, NEW.recipient_company))
  EXECUTE FUNCTION index_updated_orders();
--> statement-breakpoint
-- Messages and subscribers are searched by pairs of characters, as orders are. A message is normalised once, when it arrives: a search
-- that finds thousands would normalise each of them again.
ALTER TABLE "contacts" ADD COLUMN "search_words" text GENERATED ALWAYS AS (
  search_fold(name) || E'\n' || search_fold(email) || E'\n' || search_fold(company) || E'\n' || search_fold(subject)
) STORED;
--> statement-breakpoint
CREATE INDEX "contacts_by_words" ON "contacts" USING gin (search_pairs(search_words));
--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_pairs(search_fold(email)));
--> statement-breakpoint
-- Rate limits are counted again after a crash: a counter is worth no write to the log, and no wait for it.
ALTER TABLE "rate_counters" SET UNLOGGED;
