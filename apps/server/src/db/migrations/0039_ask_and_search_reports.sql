ALTER TABLE "report_cases" ADD COLUMN "asked_uid" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "asked_by_uid" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "asked_note" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "ban_asked_by_uid" text;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "ban_text" text;--> statement-breakpoint
CREATE INDEX "report_cases_asked" ON "report_cases" USING btree ("asked_uid") WHERE "report_cases"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "reports_words" ON "reports" USING gin (to_tsvector('simple', coalesce("note", '')),jsonb_to_tsvector('simple', "evidence", '["string"]'));--> statement-breakpoint
CREATE INDEX "sanctions_words" ON "sanctions" USING gin (to_tsvector('simple', "text" || ' ' || coalesce("appeal_text", '')));