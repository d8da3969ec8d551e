CREATE TABLE "job_post_sources" (
	"company_id" text NOT NULL,
	"source_key" text NOT NULL,
	"job_post_id" text NOT NULL,
	CONSTRAINT "job_post_sources_company_id_source_key_pk" PRIMARY KEY("company_id","source_key")
);
--> statement-breakpoint
ALTER TABLE "job_post_sources" ADD CONSTRAINT "job_post_sources_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_sources" ADD CONSTRAINT "job_post_sources_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_post_sources_job_post_id_index" ON "job_post_sources" USING btree ("job_post_id");