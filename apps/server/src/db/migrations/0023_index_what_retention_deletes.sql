CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since") WHERE "files"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "job_posts_deleted" ON "job_posts" USING btree ("deleted_at") WHERE "job_posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "notice_deliveries_created_at_index" ON "notice_deliveries" USING btree ("created_at");