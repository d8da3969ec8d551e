ALTER TABLE "otp_infos" ADD COLUMN "provider_check" text;--> statement-breakpoint
ALTER TABLE "otp_infos" ADD COLUMN "checked_until" timestamp(3) with time zone;