CREATE TABLE "used_bot_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_bot_challenges_expires_at_index" ON "used_bot_challenges" USING btree ("expires_at");