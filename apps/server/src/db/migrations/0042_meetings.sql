CREATE TABLE "calendar_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"user_name" text NOT NULL,
	"password_encrypted" text NOT NULL,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp(3) with time zone,
	"tried_at" timestamp(3) with time zone,
	"failure" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_offers" (
	"meeting_offer_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"side" text NOT NULL,
	"offered_by_uid" text NOT NULL,
	"member_uids" text[] NOT NULL,
	"minutes" integer NOT NULL,
	"slots" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"kept_until" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"moves_meeting_id" text,
	"reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_settings" (
	"uid" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"day_start_minutes" integer NOT NULL,
	"day_end_minutes" integer NOT NULL,
	"room_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"meeting_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"company_id" text NOT NULL,
	"talent_id" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"member_uids" text[] NOT NULL,
	"talent_uid" text NOT NULL,
	"room_url" text,
	"cancelled_by" text,
	"reason" text,
	"reason_side" text,
	"next_reminder_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_times" (
	"meeting_id" text NOT NULL,
	"uid" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "taken_times_meeting_id_uid_pk" PRIMARY KEY("meeting_id","uid")
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_offers" ADD CONSTRAINT "meeting_offers_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_settings" ADD CONSTRAINT "meeting_settings_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_meeting_id_meetings_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("meeting_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_offers_open" ON "meeting_offers" USING btree ("thread_id","side") WHERE "meeting_offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "meeting_offers_thread_id_index" ON "meeting_offers" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "meeting_offers_ended" ON "meeting_offers" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "meetings_thread_id_index" ON "meetings" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "meetings_company_id_starts_at_index" ON "meetings" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_talent_id_starts_at_index" ON "meetings" USING btree ("talent_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_reminder" ON "meetings" USING btree ("next_reminder_at") WHERE "meetings"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "meetings_ends_at_index" ON "meetings" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "taken_times_uid_index" ON "taken_times" USING btree ("uid");