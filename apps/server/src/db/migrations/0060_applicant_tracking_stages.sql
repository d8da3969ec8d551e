ALTER TABLE "tracked_applications" ADD COLUMN "stage_name" text;--> statement-breakpoint
ALTER TABLE "tracking_connections" ADD COLUMN "hook_id" text;--> statement-breakpoint
ALTER TABLE "tracking_connections" ADD COLUMN "hook_secret_encrypted" text;--> statement-breakpoint
CREATE INDEX "tracked_applications_application_id_index" ON "tracked_applications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "tracking_connections_hook_id_index" ON "tracking_connections" USING btree ("hook_id");