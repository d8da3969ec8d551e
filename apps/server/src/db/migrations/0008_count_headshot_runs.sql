CREATE TABLE "headshot_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"talent_id" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "headshot_runs_talent_id_started_at_index" ON "headshot_runs" USING btree ("talent_id","started_at");