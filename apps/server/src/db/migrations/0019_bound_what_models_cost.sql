CREATE TABLE "model_spending" (
	"day" text NOT NULL,
	"unit" text NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "model_spending_day_unit_pk" PRIMARY KEY("day","unit")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_ai_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "original_file_id" text;