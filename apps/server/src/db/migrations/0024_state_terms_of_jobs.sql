ALTER TABLE "job_posts" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "takes_only_invitations_with_pay" boolean;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "pay_before_raise" jsonb;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "is_pay_raised" boolean;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "note_message_id" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "invited_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "answer_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "reminded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "invitation_changed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "threads_answer_until" ON "threads" USING btree ("answer_until") WHERE "threads"."answer_until" is not null;