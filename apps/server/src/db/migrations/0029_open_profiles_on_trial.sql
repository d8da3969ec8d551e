CREATE TABLE "trial_openings" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"opened_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_openings_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
ALTER TABLE "trial_openings" ADD CONSTRAINT "trial_openings_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_openings" ADD CONSTRAINT "trial_openings_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;