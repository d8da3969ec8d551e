ALTER TABLE "one_time_code_sends" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_code_sends" ADD COLUMN "provider_check" text;--> statement-breakpoint
ALTER TABLE "one_time_code_sends" ADD COLUMN "code_expires_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_code_sends" ADD COLUMN "wrong_tries" integer DEFAULT 0 NOT NULL;