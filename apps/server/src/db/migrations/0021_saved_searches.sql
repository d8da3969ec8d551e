CREATE TABLE "alerted_talents" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"alert_id" text NOT NULL,
	"saved_search_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerted_talents_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"saved_search_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"job_post_id" text,
	"alert" text NOT NULL,
	"alert_due_at" timestamp(3) with time zone,
	"alerted_at" timestamp(3) with time zone,
	"visited_at" timestamp(3) with time zone,
	"visited_before_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "unsubscribed_from_search_alerts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerted_talents" ADD CONSTRAINT "alerted_talents_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_talents" ADD CONSTRAINT "alerted_talents_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_talents" ADD CONSTRAINT "alerted_talents_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerted_talents_talent_id_index" ON "alerted_talents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "alerted_talents_saved_search_id_index" ON "alerted_talents" USING btree ("saved_search_id");--> statement-breakpoint
CREATE INDEX "saved_searches_company_id_index" ON "saved_searches" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("alert_due_at") WHERE "saved_searches"."alert_due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_job_post_id_index" ON "saved_searches" USING btree ("job_post_id");