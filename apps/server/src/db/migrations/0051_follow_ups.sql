CREATE TABLE "follow_ups" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"author_uid" text NOT NULL,
	"text" text NOT NULL,
	"after_days" integer NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp(3) with time zone,
	"stopped_for" text,
	"sent_at" timestamp(3) with time zone,
	"version" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_follow_up" boolean;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_company_id_index" ON "follow_ups" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "follow_ups_send" ON "follow_ups" USING btree ("send_at") WHERE "follow_ups"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_ended" ON "follow_ups" USING btree ("updated_at");