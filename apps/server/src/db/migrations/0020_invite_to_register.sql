CREATE TABLE "registration_invitations" (
	"registration_invitation_id" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"email" text,
	"user_type" text NOT NULL,
	"used_by_uid" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "registration_invitations" ADD CONSTRAINT "registration_invitations_used_by_uid_users_id_fk" FOREIGN KEY ("used_by_uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_invitations_used_by_uid_index" ON "registration_invitations" USING btree ("used_by_uid");--> statement-breakpoint
CREATE INDEX "registration_invitations_email_index" ON "registration_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registration_invitations_expires_at_index" ON "registration_invitations" USING btree ("expires_at");