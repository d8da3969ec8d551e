CREATE TABLE "blocks" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"blocked_by" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "blocks_company_id_talent_id_blocked_by_pk" PRIMARY KEY("company_id","talent_id","blocked_by")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"case_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"uid" text NOT NULL,
	"talent_id" text,
	"company_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"reports_count" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp(3) with time zone NOT NULL,
	"taken_by_uid" text,
	"taken_at" timestamp(3) with time zone,
	"decision" text,
	"decided_by_uid" text,
	"decided_at" timestamp(3) with time zone,
	"text_to_reporters" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "report_cases_reference_id_unique" UNIQUE("reference_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"reporter_uid" text,
	"network" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"evidence" jsonb,
	"picture" "bytea",
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"sanction_id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"uid" text NOT NULL,
	"act" text NOT NULL,
	"text" text NOT NULL,
	"excerpt" text,
	"until_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"has_paid_time" boolean DEFAULT false NOT NULL,
	"appeal_text" text,
	"appealed_at" timestamp(3) with time zone,
	"appeal_outcome" text,
	"appeal_answer" text,
	"appeal_decided_at" timestamp(3) with time zone,
	"appeal_decided_by_uid" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sanctions_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "limited_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hidden_by_admin_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "hidden_by_admin_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_by_admin_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "hidden_by_admin_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_case_id_report_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_talent_id_index" ON "blocks" USING btree ("talent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open" ON "report_cases" USING btree ("subject","subject_id") WHERE "report_cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "report_cases_waiting" ON "report_cases" USING btree ("waiting_since","case_id") WHERE "report_cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "report_cases_decided" ON "report_cases" USING btree ("decided_at","case_id") WHERE "report_cases"."state" = 'decided';--> statement-breakpoint
CREATE INDEX "report_cases_uid_index" ON "report_cases" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_reporter" ON "reports" USING btree ("case_id","reporter_uid");--> statement-breakpoint
CREATE INDEX "reports_reporter_uid_created_at_index" ON "reports" USING btree ("reporter_uid","created_at");--> statement-breakpoint
CREATE INDEX "sanctions_uid_created_at_index" ON "sanctions" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "sanctions_until" ON "sanctions" USING btree ("until_at") WHERE "sanctions"."ended_at" is null and "sanctions"."until_at" is not null;