CREATE TABLE "tracked_applications" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"application_id" text,
	"state" text NOT NULL,
	"problem" text,
	"sent_at" timestamp(3) with time zone,
	"sent_by_uid" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_applications_company_id_talent_id_job_post_id_pk" PRIMARY KEY("company_id","talent_id","job_post_id")
);
--> statement-breakpoint
CREATE TABLE "tracked_people" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"candidate_id" text,
	"is_ours" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"withdrawn_as" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_people_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "tracking_connections" (
	"company_id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"credentials_encrypted" text NOT NULL,
	"problem" text,
	"connected_by_uid" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_consents" (
	"talent_id" text PRIMARY KEY NOT NULL,
	"is_allowed" boolean,
	"asked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_jobs" (
	"company_id" text NOT NULL,
	"job_post_id" text PRIMARY KEY NOT NULL,
	"external_job_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tracked_applications" ADD CONSTRAINT "tracked_applications_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_applications" ADD CONSTRAINT "tracked_applications_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_applications" ADD CONSTRAINT "tracked_applications_company_id_talent_id_tracked_people_company_id_talent_id_fk" FOREIGN KEY ("company_id","talent_id") REFERENCES "public"."tracked_people"("company_id","talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_people" ADD CONSTRAINT "tracked_people_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_people" ADD CONSTRAINT "tracked_people_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_people" ADD CONSTRAINT "tracked_people_company_id_tracking_connections_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."tracking_connections"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_connections" ADD CONSTRAINT "tracking_connections_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_consents" ADD CONSTRAINT "tracking_consents_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_jobs" ADD CONSTRAINT "tracking_jobs_company_id_tracking_connections_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."tracking_connections"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_jobs" ADD CONSTRAINT "tracking_jobs_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracked_applications_talent_id_index" ON "tracked_applications" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "tracked_applications_job_post_id_index" ON "tracked_applications" USING btree ("job_post_id");--> statement-breakpoint
CREATE INDEX "tracked_people_talent_id_index" ON "tracked_people" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "tracking_jobs_company_id_index" ON "tracking_jobs" USING btree ("company_id");