CREATE TABLE "admin_actions" (
	"admin_action_id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"admin_uid" text NOT NULL,
	"uid" text,
	"talent_id" text,
	"company_id" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_actions_created_at_admin_action_id_index" ON "admin_actions" USING btree ("created_at","admin_action_id");--> statement-breakpoint
CREATE INDEX "admin_actions_admin_uid_created_at_index" ON "admin_actions" USING btree ("admin_uid","created_at");--> statement-breakpoint
CREATE INDEX "admin_actions_uid_created_at_index" ON "admin_actions" USING btree ("uid","created_at");