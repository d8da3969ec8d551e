CREATE TABLE "pipeline_moves" (
	"move_id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"closed_for" text,
	"acted_by_uid" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pipeline_moves" ADD CONSTRAINT "pipeline_moves_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_moves" ADD CONSTRAINT "pipeline_moves_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_moves" ADD CONSTRAINT "pipeline_moves_job_post_id_job_posts_job_post_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("job_post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pipeline_moves_company_id_talent_id_created_at_index" ON "pipeline_moves" USING btree ("company_id","talent_id","created_at");--> statement-breakpoint
CREATE INDEX "pipeline_moves_talent_id_index" ON "pipeline_moves" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "pipeline_moves_job_post_id_index" ON "pipeline_moves" USING btree ("job_post_id");