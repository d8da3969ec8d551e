CREATE TABLE "joining_records" (
	"joining_record_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"job_post_id" text NOT NULL,
	"job_post_title" text NOT NULL,
	"recorded_by_uid" text NOT NULL,
	"state" text NOT NULL,
	"offered_on" date NOT NULL,
	"joining_on" date NOT NULL,
	"pay" jsonb,
	"company_says" text,
	"company_joined_on" date,
	"company_dispute" text,
	"talent_says" text,
	"talent_joined_on" date,
	"talent_dispute" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "joining_records" ADD CONSTRAINT "joining_records_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "joining_records_open" ON "joining_records" USING btree ("thread_id") WHERE "joining_records"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "joining_records_thread_id_index" ON "joining_records" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "joining_records_company_id_index" ON "joining_records" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "joining_records_talent_id_index" ON "joining_records" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "joining_records_created_at_index" ON "joining_records" USING btree ("created_at");