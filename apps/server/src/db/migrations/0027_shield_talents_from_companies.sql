CREATE TABLE "company_shield_keys" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "company_shield_keys_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "privacy_shields" (
	"talent_id" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_shields_talent_id_key_pk" PRIMARY KEY("talent_id","key")
);
--> statement-breakpoint
CREATE TABLE "profile_copies" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"kind" text NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_copies_talent_id_company_id_kind_pk" PRIMARY KEY("talent_id","company_id","kind")
);
--> statement-breakpoint
ALTER TABLE "company_profiles" ADD COLUMN "is_recruitment_agency" boolean;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "browses_unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_openings" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "is_anonymous_until_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_shield_keys" ADD CONSTRAINT "company_shield_keys_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_shields" ADD CONSTRAINT "privacy_shields_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_copies" ADD CONSTRAINT "profile_copies_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_copies" ADD CONSTRAINT "profile_copies_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_shield_keys_key_index" ON "company_shield_keys" USING btree ("key");--> statement-breakpoint
CREATE INDEX "privacy_shields_key_index" ON "privacy_shields" USING btree ("key");--> statement-breakpoint
CREATE INDEX "profile_copies_company_id_index" ON "profile_copies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_copies_updated_at_index" ON "profile_copies" USING btree ("updated_at");