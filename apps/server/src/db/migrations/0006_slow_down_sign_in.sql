ALTER TABLE "rate_limits" ADD COLUMN "retry_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_generation" integer DEFAULT 0 NOT NULL;