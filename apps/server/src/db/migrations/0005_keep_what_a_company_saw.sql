ALTER TABLE "hidden_profiles" ADD COLUMN "talent_job_title" text;--> statement-breakpoint
UPDATE "hidden_profiles" SET "talent_job_title" = coalesce((SELECT "job_title" FROM "talent_profiles" WHERE "talent_profiles"."talent_id" = "hidden_profiles"."talent_id"), '');--> statement-breakpoint
ALTER TABLE "hidden_profiles" ALTER COLUMN "talent_job_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ADD COLUMN "talent_job_title" text;--> statement-breakpoint
UPDATE "shortlisted_profiles" SET "talent_job_title" = coalesce((SELECT "job_title" FROM "talent_profiles" WHERE "talent_profiles"."talent_id" = "shortlisted_profiles"."talent_id"), '');--> statement-breakpoint
ALTER TABLE "shortlisted_profiles" ALTER COLUMN "talent_job_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "talent_name" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "talent_job_title" text;--> statement-breakpoint
UPDATE "threads" SET "talent_name" = coalesce((SELECT "name" FROM "talent_profiles" WHERE "talent_profiles"."talent_id" = "threads"."talent_id"), ''), "talent_job_title" = coalesce((SELECT "job_title" FROM "talent_profiles" WHERE "talent_profiles"."talent_id" = "threads"."talent_id"), '');--> statement-breakpoint
ALTER TABLE "threads" ALTER COLUMN "talent_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ALTER COLUMN "talent_job_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "ended_at" timestamp(3) with time zone;
