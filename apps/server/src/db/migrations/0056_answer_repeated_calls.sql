CREATE TABLE "repeatable_calls" (
	"program" text NOT NULL,
	"key_hash" text NOT NULL,
	"company_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "repeatable_calls_program_key_hash_pk" PRIMARY KEY("program","key_hash")
);
--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeatable_calls_company_id_index" ON "repeatable_calls" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "repeatable_calls_started_at_index" ON "repeatable_calls" USING btree ("started_at");