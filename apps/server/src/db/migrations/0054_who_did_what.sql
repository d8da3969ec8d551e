ALTER TABLE "joining_records" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_offers" ADD COLUMN "taken_by_uid" text;--> statement-breakpoint
ALTER TABLE "meeting_offers" ADD COLUMN "taken_slot" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "cancelled_by_uid" text;--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ADD COLUMN "shortlisted_by_uid" text;--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ADD COLUMN "shortlisted_at" timestamp(3) with time zone;--> statement-breakpoint
-- Who shortlisted before the columns existed is in the events that are still kept.
UPDATE "shortlisted_profiles" SET "shortlisted_by_uid" = "put"."actor_uid", "shortlisted_at" = "put"."created_at" FROM (SELECT DISTINCT ON ("company_id", "talent_id") "company_id", "talent_id", "actor_uid", "created_at" FROM "events" WHERE "kind" = 'shortlistedProfile.put' ORDER BY "company_id", "talent_id", "id" DESC) "put" WHERE "put"."company_id" = "shortlisted_profiles"."company_id" AND "put"."talent_id" = "shortlisted_profiles"."talent_id";
