ALTER TABLE "job_posts" ADD COLUMN "confirmed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "job_posts_open" ON "job_posts" USING btree ("confirmed_at") WHERE "job_posts"."closed_at" is null;