CREATE TABLE "one_time_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
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
	"country" text DEFAULT '' NOT NULL,
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
	"successor_sealed" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"binding_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"absolute_until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"absolute_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
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
	"email_proven_at" timestamp with time zone,
	"name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"totp_secret_sealed" text,
	"totp_enrolled_at" timestamp with time zone,
	"totp_last_step" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('customer', 'staff', 'administrator'))
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
	CONSTRAINT "cartridge_stock_covers" CHECK ("cartridge_stock"."reserved" >= 0 and "cartridge_stock"."reserved" <= "cartridge_stock"."on_hand")
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
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"currency" text NOT NULL,
	"unit_amount" bigint NOT NULL,
	"active" boolean NOT NULL,
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
CREATE TABLE "idempotent_answers" (
	"owner" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
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
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
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
	"notes" text NOT NULL,
	"shipping_method" text NOT NULL,
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
	"paid_at" timestamp with time zone,
	"tracking_number" text,
	"review_reason" text,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."total_minor" = "orders"."subtotal_minor" + "orders"."shipping_minor" + "orders"."transaction_fee_minor" and "orders"."subtotal_minor" >= 0 and "orders"."shipping_minor" >= 0 and "orders"."transaction_fee_minor" >= 0),
	CONSTRAINT "orders_packages_positive" CHECK ("orders"."package_count" between 1 and 99)
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
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
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
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartridge_stock" ADD CONSTRAINT "cartridge_stock_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartridges" ADD CONSTRAINT "cartridges_kind_cartridge_kinds_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."cartridge_kinds"("kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cartridges" ADD CONSTRAINT "order_cartridges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cartridges" ADD CONSTRAINT "order_cartridges_serial_cartridges_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."cartridges"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sdks" ADD CONSTRAINT "order_sdks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_secrets_email" ON "one_time_secrets" USING btree ("purpose","email");--> statement-breakpoint
CREATE INDEX "one_time_secrets_hash" ON "one_time_secrets" USING btree ("purpose","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_tokens_generation" ON "session_tokens" USING btree ("session_id","generation");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cartridges_listed" ON "cartridges" USING btree ("active","position");--> statement-breakpoint
CREATE UNIQUE INDEX "prices_one_active" ON "prices" USING btree ("product_id","currency") WHERE "prices"."active";--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counters_resets_at" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_once" ON "bank_transfers" USING btree ("order_id","amount_minor","received_on","payer_name");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","unpaid_until");--> statement-breakpoint
CREATE INDEX "orders_by_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "card_payments_open" ON "card_payments" USING btree ("status","checked_at");--> statement-breakpoint
CREATE INDEX "shipping_rates_by_zone" ON "shipping_rates" USING btree ("method","zone");