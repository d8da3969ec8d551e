CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "used_action_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"company_id" text PRIMARY KEY NOT NULL,
	"created_by_uid" text NOT NULL,
	"has_premium_access" boolean DEFAULT false NOT NULL,
	"payment_customer_id" text,
	"ai_review_response" jsonb,
	"human_review_response" jsonb,
	"is_human_review_passed_at_least_once" boolean DEFAULT false NOT NULL,
	"review_queued_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_created_by_uid_unique" UNIQUE("created_by_uid"),
	CONSTRAINT "companies_payment_customer_id_unique" UNIQUE("payment_customer_id")
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" jsonb,
	"website" text NOT NULL,
	"country_code" text NOT NULL,
	"locality" jsonb NOT NULL,
	"company_overview" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_marks" (
	"follower" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"actor_uid" text,
	"company_id" text,
	"talent_id" text,
	"thread_id" text,
	"job_post_id" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"talent_id" text,
	"company_id" text,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "installation_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"job_post_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"has_competitive_salary" boolean,
	"has_flexible_hours" boolean,
	"has_performance_bonus" boolean,
	"has_learning_opportunities" boolean,
	"ai_review_response" jsonb,
	"review_queued_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_profiles" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"talent_name" text NOT NULL,
	"search_keywords" text[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_profiles_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "shortlisted_profiles" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"talent_name" text NOT NULL,
	"search_keywords" text[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlisted_profiles_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_code_sends" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"mobile_number_e164" text NOT NULL,
	"country_code" text NOT NULL,
	"ip" text NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_infos" (
	"uid" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"mobile_number_e164" text NOT NULL,
	"is_verification_code_sent" boolean DEFAULT false NOT NULL,
	"last_verification_code_sent_at" timestamp(3) with time zone,
	"number_of_verification_codes_sent" integer DEFAULT 0 NOT NULL,
	"is_mobile_number_verified" boolean DEFAULT false NOT NULL,
	"otp_provider" text NOT NULL,
	"provider_responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp(3) with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"payment_event_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"talent_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"profile_picture" jsonb,
	"dob_iso_date" text NOT NULL,
	"about" text NOT NULL,
	"open_to_work_status" text NOT NULL,
	"job_category" text NOT NULL,
	"job_title" text NOT NULL,
	"locality" jsonb NOT NULL,
	"is_currently_employed" boolean NOT NULL,
	"notice_period_in_weeks" integer NOT NULL,
	"expected_salary_in_lpa_inr" double precision NOT NULL,
	"skills" text[] NOT NULL,
	"experience_in_years" double precision NOT NULL,
	"work_experiences" jsonb NOT NULL,
	"education_list" jsonb NOT NULL,
	"resume" jsonb,
	"linked_in_profile_url" text NOT NULL,
	"github_profile_url" text,
	"stack_overflow_profile_url" text,
	"personal_blog_url" text,
	"personal_projects" jsonb NOT NULL,
	"certifications" jsonb NOT NULL,
	"english_fluency" text NOT NULL,
	"has_stable_internet" boolean NOT NULL,
	"has_own_laptop" boolean NOT NULL,
	"has_webcam_and_microphone" boolean NOT NULL,
	"can_work_from_home" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talents" (
	"talent_id" text PRIMARY KEY NOT NULL,
	"created_by_uid" text NOT NULL,
	"ai_review_response" jsonb,
	"human_review_response" jsonb,
	"is_human_review_passed_at_least_once" boolean DEFAULT false NOT NULL,
	"ai_review_count" integer DEFAULT 0 NOT NULL,
	"review_queued_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talents_created_by_uid_unique" UNIQUE("created_by_uid")
);
--> statement-breakpoint
CREATE TABLE "company_timestamps" (
	"company_id" text PRIMARY KEY NOT NULL,
	"messages_page_last_visited_at" timestamp(3) with time zone,
	"new_messages_email_last_sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"company_id" text NOT NULL,
	"sender" text NOT NULL,
	"markdown" text NOT NULL,
	"event" text,
	"client_message_id" text,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_timestamps" (
	"talent_id" text PRIMARY KEY NOT NULL,
	"messages_page_last_visited_at" timestamp(3) with time zone,
	"new_messages_email_last_sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"job_post_title" text NOT NULL,
	"company_thread_read_status" text NOT NULL,
	"talent_thread_read_status" text NOT NULL,
	"job_post_invitation_status" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"country_code" text NOT NULL,
	"talent_id" text,
	"company_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_talent_id_unique" UNIQUE("talent_id"),
	CONSTRAINT "user_profiles_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "user_profiles_one_side" CHECK (("user_profiles"."user_type" = 'talent' and "user_profiles"."talent_id" is not null and "user_profiles"."company_id" is null) or ("user_profiles"."user_type" = 'company' and "user_profiles"."company_id" is not null and "user_profiles"."talent_id" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_created_by_uid_users_id_fk" FOREIGN KEY ("created_by_uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_profiles" ADD CONSTRAINT "hidden_profiles_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_profiles" ADD CONSTRAINT "hidden_profiles_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ADD CONSTRAINT "shortlisted_profiles_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ADD CONSTRAINT "shortlisted_profiles_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_infos" ADD CONSTRAINT "otp_infos_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_created_by_uid_users_id_fk" FOREIGN KEY ("created_by_uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_timestamps" ADD CONSTRAINT "company_timestamps_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_timestamps" ADD CONSTRAINT "talent_timestamps_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "events_order" ON "events" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "events_company_id_id_index" ON "events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "events_talent_id_id_index" ON "events" USING btree ("talent_id","id");--> statement-breakpoint
CREATE INDEX "files_talent_id_index" ON "files" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "files_company_id_index" ON "files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_posts_company_id_created_at_index" ON "job_posts" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "hidden_profiles_company_id_created_at_index" ON "hidden_profiles" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "hidden_profiles_talent_id_index" ON "hidden_profiles" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "shortlisted_profiles_company_id_created_at_index" ON "shortlisted_profiles" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlisted_profiles_talent_id_index" ON "shortlisted_profiles" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "one_time_code_sends_uid_sent_at_index" ON "one_time_code_sends" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_sends_mobile_number_e164_sent_at_index" ON "one_time_code_sends" USING btree ("mobile_number_e164","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_sends_ip_sent_at_index" ON "one_time_code_sends" USING btree ("ip","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_code_sends_country_code_sent_at_index" ON "one_time_code_sends" USING btree ("country_code","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "otp_infos_verified_number" ON "otp_infos" USING btree ("mobile_number_e164") WHERE "otp_infos"."is_mobile_number_verified";--> statement-breakpoint
CREATE INDEX "messages_thread_id_created_at_message_id_index" ON "messages" USING btree ("thread_id","created_at","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_message_id" ON "messages" USING btree ("thread_id","sender","client_message_id") WHERE "messages"."client_message_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "threads_company_talent" ON "threads" USING btree ("company_id","talent_id");--> statement-breakpoint
CREATE INDEX "threads_company_id_updated_at_index" ON "threads" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "threads_talent_id_updated_at_index" ON "threads" USING btree ("talent_id","updated_at");