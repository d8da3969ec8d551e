ALTER TABLE "rate_limits" DROP CONSTRAINT "rate_limits_key_unique";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "rate_limits" ADD PRIMARY KEY ("key");
