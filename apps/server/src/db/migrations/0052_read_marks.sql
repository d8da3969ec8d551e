CREATE TABLE "conversation_preferences" (
	"uid" text PRIMARY KEY NOT NULL,
	"shares_read_marks" boolean NOT NULL,
	"shares_typing" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "company_read_mark_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "talent_read_mark_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_preferences" ADD CONSTRAINT "conversation_preferences_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;