CREATE TABLE "one_time_code_floods" (
	"by" text NOT NULL,
	"value" text NOT NULL,
	"told_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "one_time_code_floods_by_value_pk" PRIMARY KEY("by","value")
);
--> statement-breakpoint
ALTER TABLE "one_time_code_sends" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "one_time_code_sends_prefix" ON "one_time_code_sends" USING btree (left("mobile_number_e164", -4),"sent_at");