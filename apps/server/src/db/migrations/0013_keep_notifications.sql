CREATE TABLE "notifications" (
	"notification_id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"talent_id" text,
	"event" text NOT NULL,
	"sender_id" text,
	"thread_id" text,
	"job_post_id" text,
	"message_id" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"archived_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_company_id_last_at_index" ON "notifications" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "notifications_talent_id_last_at_index" ON "notifications" USING btree ("talent_id","last_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_company" ON "notifications" USING btree ("company_id") WHERE "notifications"."read_at" is null and "notifications"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unread_talent" ON "notifications" USING btree ("talent_id") WHERE "notifications"."read_at" is null and "notifications"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_last_at_index" ON "notifications" USING btree ("last_at");