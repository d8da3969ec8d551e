CREATE TABLE "used_bot_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp_infos" ADD COLUMN "provider_check" text;--> statement-breakpoint
ALTER TABLE "otp_infos" ADD COLUMN "checked_until" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "used_bot_challenges_expires_at_index" ON "used_bot_challenges" USING btree ("expires_at");