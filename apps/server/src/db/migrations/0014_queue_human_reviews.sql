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
ALTER TABLE "companies" ADD COLUMN "human_review_waiting_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "human_review_waiting_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "human_reviews_talent_id_reviewed_at_index" ON "human_reviews" USING btree ("talent_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "human_reviews_company_id_reviewed_at_index" ON "human_reviews" USING btree ("company_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_profiles_name_words" ON "company_profiles" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at","company_id");--> statement-breakpoint
CREATE INDEX "companies_waiting" ON "companies" USING btree ("human_review_waiting_since","company_id") WHERE "companies"."human_review_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "companies_id_end" ON "companies" USING btree (right("company_id", 6));--> statement-breakpoint
CREATE INDEX "talent_profiles_name_words" ON "talent_profiles" USING gin (to_tsvector('simple', "name"));--> statement-breakpoint
CREATE INDEX "talents_newest" ON "talents" USING btree ("created_at","talent_id");--> statement-breakpoint
CREATE INDEX "talents_waiting" ON "talents" USING btree ("human_review_waiting_since","talent_id") WHERE "talents"."human_review_waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "talents_id_end" ON "talents" USING btree (right("talent_id", 6));