CREATE TABLE "api_key_changes" (
	"api_key_change_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"api_key_id" text NOT NULL,
	"act" text NOT NULL,
	"name" text NOT NULL,
	"uid" text,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key_secrets" (
	"hash" text PRIMARY KEY NOT NULL,
	"api_key_id" text NOT NULL,
	"start" text NOT NULL,
	"last_four" text NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"api_key_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"created_by_uid" text,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key_changes" ADD CONSTRAINT "api_key_changes_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_changes" ADD CONSTRAINT "api_key_changes_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_secrets" ADD CONSTRAINT "api_key_secrets_api_key_id_api_keys_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("api_key_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_uid_users_id_fk" FOREIGN KEY ("created_by_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_changes_latest" ON "api_key_changes" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "api_key_changes_uid_index" ON "api_key_changes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "api_key_changes_changed_at_index" ON "api_key_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "api_key_secrets_api_key_id_index" ON "api_key_secrets" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "api_key_secrets_ends_at_index" ON "api_key_secrets" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "api_keys_company_id_index" ON "api_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "api_keys_created_by_uid_index" ON "api_keys" USING btree ("created_by_uid");--> statement-breakpoint
CREATE INDEX "api_keys_ends_at_index" ON "api_keys" USING btree ("ends_at");