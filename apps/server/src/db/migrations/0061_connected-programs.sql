CREATE TABLE "connected_program_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"connected_program_id" text NOT NULL,
	"kind" text NOT NULL,
	"code_challenge" text,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"spent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connected_programs" (
	"connected_program_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" text[] NOT NULL,
	"resource" text NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connected_program_tokens" ADD CONSTRAINT "connected_program_tokens_connected_program_id_connected_programs_connected_program_id_fk" FOREIGN KEY ("connected_program_id") REFERENCES "public"."connected_programs"("connected_program_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_programs" ADD CONSTRAINT "connected_programs_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_programs" ADD CONSTRAINT "connected_programs_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_programs" ADD CONSTRAINT "connected_programs_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connected_program_tokens_connected_program_id_index" ON "connected_program_tokens" USING btree ("connected_program_id");--> statement-breakpoint
CREATE INDEX "connected_program_tokens_ends_at_index" ON "connected_program_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "connected_programs_client_id_index" ON "connected_programs" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "connected_programs_company_id_index" ON "connected_programs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "connected_programs_uid_index" ON "connected_programs" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "connected_programs_ends_at_index" ON "connected_programs" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "oauth_clients_created_at_index" ON "oauth_clients" USING btree ("created_at");