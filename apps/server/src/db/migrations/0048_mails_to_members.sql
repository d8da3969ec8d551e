CREATE TABLE "member_timestamps" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"messages_page_last_visited_at" timestamp(3) with time zone,
	"new_messages_email_last_sent_at" timestamp(3) with time zone,
	CONSTRAINT "member_timestamps_company_id_uid_pk" PRIMARY KEY("company_id","uid")
);
--> statement-breakpoint
ALTER TABLE "member_timestamps" ADD CONSTRAINT "member_timestamps_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_timestamps" ADD CONSTRAINT "member_timestamps_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_timestamps_uid_index" ON "member_timestamps" USING btree ("uid");