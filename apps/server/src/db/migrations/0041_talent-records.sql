CREATE TABLE "contact_owners" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"uid" text,
	"given_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "contact_owners_company_id_talent_id_pk" PRIMARY KEY("company_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "talent_notes" (
	"note_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_reminders" (
	"reminder_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"uid" text NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"rung_at" timestamp(3) with time zone,
	"done_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_tags" (
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "talent_tags_company_id_talent_id_tag_pk" PRIMARY KEY("company_id","talent_id","tag")
);
--> statement-breakpoint
ALTER TABLE "profile_openings" ADD COLUMN "opened_by_uids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_owners" ADD CONSTRAINT "contact_owners_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_owners" ADD CONSTRAINT "contact_owners_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reminders" ADD CONSTRAINT "talent_reminders_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reminders" ADD CONSTRAINT "talent_reminders_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_reminders" ADD CONSTRAINT "talent_reminders_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_owners_talent_id_index" ON "contact_owners" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_notes_company_id_talent_id_created_at_note_id_index" ON "talent_notes" USING btree ("company_id","talent_id","created_at","note_id");--> statement-breakpoint
CREATE INDEX "talent_notes_talent_id_index" ON "talent_notes" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_reminders_company_id_talent_id_index" ON "talent_reminders" USING btree ("company_id","talent_id");--> statement-breakpoint
CREATE INDEX "talent_reminders_talent_id_index" ON "talent_reminders" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_reminders_uid_index" ON "talent_reminders" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "talent_reminders_due" ON "talent_reminders" USING btree ("due_at") WHERE "talent_reminders"."rung_at" is null and "talent_reminders"."done_at" is null;--> statement-breakpoint
CREATE INDEX "talent_tags_company_id_tag_index" ON "talent_tags" USING btree ("company_id","tag");--> statement-breakpoint
CREATE INDEX "talent_tags_talent_id_index" ON "talent_tags" USING btree ("talent_id");