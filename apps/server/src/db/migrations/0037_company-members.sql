CREATE TABLE "company_members" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_uid_pk" PRIMARY KEY("company_id","uid")
);
--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"member_invitation_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by_uid" text,
	"ends_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_profiles" DROP CONSTRAINT "user_profiles_company_id_unique";--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_invited_by_uid_users_id_fk" FOREIGN KEY ("invited_by_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_members_uid_index" ON "company_members" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_address" ON "member_invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "member_invitations_email_index" ON "member_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_invitations_ends_at_index" ON "member_invitations" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "member_invitations_invited_by_uid_index" ON "member_invitations" USING btree ("invited_by_uid");--> statement-breakpoint
CREATE INDEX "user_profiles_company_id_index" ON "user_profiles" USING btree ("company_id");