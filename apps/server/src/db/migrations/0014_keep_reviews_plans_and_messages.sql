CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"admin_action_id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"admin_uid" text NOT NULL,
	"uid" text,
	"talent_id" text,
	"company_id" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"contact_message_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"client_message_id" text,
	"uid" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"answered_by_uid" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "contact_messages_email_client_message_id_unique" UNIQUE("email","client_message_id")
);
--> statement-breakpoint
CREATE TABLE "human_reviews" (
	"human_review_id" text PRIMARY KEY NOT NULL,
	"talent_id" text,
	"company_id" text,
	"admin_uid" text NOT NULL,
	"review_status" text NOT NULL,
	"comments_markdown" text NOT NULL,
	"reviewed_profile" jsonb,
	"waiting_since" timestamp(3) with time zone NOT NULL,
	"reviewed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"payment_customer_id" text NOT NULL,
	"charged_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logged_errors" (
	"hour" timestamp(3) with time zone NOT NULL,
	"sentence" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "logged_errors_hour_sentence_kind_pk" PRIMARY KEY("hour","sentence","kind")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"receipt_number" text NOT NULL,
	"charged_at" timestamp(3) with time zone NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" text PRIMARY KEY NOT NULL,
	"paid_until" timestamp(3) with time zone NOT NULL,
	"is_cancelled_at_period_end" boolean NOT NULL,
	"past_due_since" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"revision" integer NOT NULL,
	"check_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "human_review_waiting_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "paid_until" timestamp(3) with time zone DEFAULT now() + interval '1 month' NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "is_cancelled_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "past_due_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "human_review_waiting_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_uid_users_id_fk" FOREIGN KEY ("answered_by_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_payments" ADD CONSTRAINT "local_payments_payment_customer_id_local_subscriptions_payment_customer_id_fk" FOREIGN KEY ("payment_customer_id") REFERENCES "public"."local_subscriptions"("payment_customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_created_at_admin_action_id_index" ON "admin_actions" USING btree ("created_at","admin_action_id");--> statement-breakpoint
CREATE INDEX "admin_actions_admin_uid_created_at_index" ON "admin_actions" USING btree ("admin_uid","created_at");--> statement-breakpoint
CREATE INDEX "admin_actions_uid_created_at_index" ON "admin_actions" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_contact_message_id_index" ON "contact_messages" USING btree ("created_at","contact_message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_state_created_at_contact_message_id_index" ON "contact_messages" USING btree ("state","created_at","contact_message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_uid_index" ON "contact_messages" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "human_reviews_talent_id_reviewed_at_index" ON "human_reviews" USING btree ("talent_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "human_reviews_company_id_reviewed_at_index" ON "human_reviews" USING btree ("company_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "local_payments_payment_customer_id_charged_at_index" ON "local_payments" USING btree ("payment_customer_id","charged_at");--> statement-breakpoint
CREATE INDEX "logged_errors_last_at_index" ON "logged_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "payments_company_id_charged_at_index" ON "payments" USING btree ("company_id","charged_at");--> statement-breakpoint
CREATE INDEX "subscriptions_check_at_index" ON "subscriptions" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("created_at") WHERE "users"."is_disabled";--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_profiles_name_words" ON "company_profiles" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at","company_id");--> statement-breakpoint
CREATE INDEX "companies_waiting" ON "companies" USING btree ("human_review_waiting_since","company_id") WHERE "companies"."human_review_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "companies_id_end" ON "companies" USING btree (right("company_id", 6));--> statement-breakpoint
CREATE INDEX "talent_profiles_name_words" ON "talent_profiles" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "talents_newest" ON "talents" USING btree ("created_at","talent_id");--> statement-breakpoint
CREATE INDEX "talents_waiting" ON "talents" USING btree ("human_review_waiting_since","talent_id") WHERE "talents"."human_review_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "talents_id_end" ON "talents" USING btree (right("talent_id", 6));--> statement-breakpoint
CREATE INDEX "threads_created_at_index" ON "threads" USING btree ("created_at");