CREATE TABLE "pipeline_entries" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"talent_name" text NOT NULL,
	"talent_job_title" text NOT NULL,
	"stage_id" text NOT NULL,
	"stage_since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"acted_by_uid" text,
	"assigned_uid" text,
	"closed_for" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pipeline_entries_company_id_talent_id_job_post_id_pk" PRIMARY KEY("company_id","talent_id","job_post_id")
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"company_id" text PRIMARY KEY NOT NULL,
	"stages" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pipeline_entries" ADD CONSTRAINT "pipeline_entries_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_entries" ADD CONSTRAINT "pipeline_entries_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_entries" ADD CONSTRAINT "pipeline_entries_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pipeline_entries_stage" ON "pipeline_entries" USING btree ("job_post_id","stage_id","stage_since","talent_id");--> statement-breakpoint
CREATE INDEX "pipeline_entries_talent_id_index" ON "pipeline_entries" USING btree ("talent_id");--> statement-breakpoint
-- Written by hand: the entries of the invitations and shortlists from before.
INSERT INTO "pipeline_entries" ("company_id", "talent_id", "job_post_id", "talent_name", "talent_job_title", "stage_id", "stage_since", "acted_by_uid", "closed_for", "created_at", "updated_at")
SELECT "threads"."company_id", "threads"."talent_id", "threads"."job_post_id", "threads"."talent_name", "threads"."talent_job_title",
	CASE WHEN "closed"."for" IS NOT NULL THEN 'Closed'
		WHEN "threads"."job_post_invitation_status" = 'Accepted' THEN 'Talking'
		WHEN EXISTS (SELECT FROM "messages" WHERE "messages"."thread_id" = "threads"."thread_id" AND "messages"."sender" = 'Talent' AND "messages"."event" IS NULL) THEN 'Talking'
		ELSE 'Invited' END,
	coalesce("threads"."ended_at", "threads"."declined_at", "threads"."invited_at", "threads"."created_at"),
	(SELECT "messages"."author_uid" FROM "messages" WHERE "messages"."thread_id" = "threads"."thread_id" AND "messages"."event" = 'InvitationSent' ORDER BY "messages"."created_at" DESC LIMIT 1),
	"closed"."for", "threads"."created_at", "threads"."created_at"
FROM "threads"
JOIN "companies" ON "companies"."company_id" = "threads"."company_id"
JOIN "talents" ON "talents"."talent_id" = "threads"."talent_id"
JOIN "job_posts" ON "job_posts"."job_post_id" = "threads"."job_post_id"
CROSS JOIN LATERAL (SELECT CASE WHEN "threads"."ended_at" IS NOT NULL THEN 'Ended'
	WHEN "threads"."job_post_invitation_status" = 'Rejected' THEN 'Declined'
	WHEN "threads"."job_post_invitation_status" = 'Expired' THEN 'Expired' END AS "for") "closed"
WHERE "threads"."job_post_invitation_status" <> 'TakenBack';--> statement-breakpoint
INSERT INTO "pipeline_entries" ("company_id", "talent_id", "job_post_id", "talent_name", "talent_job_title", "stage_id", "stage_since", "created_at", "updated_at")
SELECT "shortlisted_profiles"."company_id", "talent_id", "shortlisted_profiles"."job_post_id", "talent_name", "talent_job_title", 'Shortlisted', "shortlisted_profiles"."created_at", "shortlisted_profiles"."created_at", "shortlisted_profiles"."created_at"
FROM "shortlisted_profiles"
JOIN "job_posts" ON "job_posts"."job_post_id" = "shortlisted_profiles"."job_post_id"
ON CONFLICT DO NOTHING;
