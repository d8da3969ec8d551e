CREATE TABLE "profile_openings" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "profile_openings_talent_id_day_company_id_pk" PRIMARY KEY("talent_id","day","company_id")
);
--> statement-breakpoint
DROP INDEX "shortlisted_profiles_talent_id_index";--> statement-breakpoint
ALTER TABLE "profile_openings" ADD CONSTRAINT "profile_openings_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_openings" ADD CONSTRAINT "profile_openings_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_openings_day_index" ON "profile_openings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "profile_openings_company_id_index" ON "profile_openings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "shortlisted_profiles_talent_id_created_at_index" ON "shortlisted_profiles" USING btree ("talent_id","created_at");