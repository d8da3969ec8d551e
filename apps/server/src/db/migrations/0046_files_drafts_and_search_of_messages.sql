CREATE TABLE "message_drafts" (
	"uid" text NOT NULL,
	"thread_id" text NOT NULL,
	"markdown" text NOT NULL,
	"version" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "message_drafts_uid_thread_id_pk" PRIMARY KEY("uid","thread_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_drafts" ADD CONSTRAINT "message_drafts_thread_id_threads_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_drafts_thread_id_index" ON "message_drafts" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id") WHERE "files"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "markdown"));