CREATE TABLE "received_invitation_counts" (
	"talent_id" text PRIMARY KEY NOT NULL,
	"period" date NOT NULL,
	"invitations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_invitation_counts" (
	"company_id" text PRIMARY KEY NOT NULL,
	"period" date NOT NULL,
	"invitations" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "invitations_a_week" integer;--> statement-breakpoint
ALTER TABLE "received_invitation_counts" ADD CONSTRAINT "received_invitation_counts_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_invitation_counts" ADD CONSTRAINT "sent_invitation_counts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_company_invited" ON "threads" USING btree ("company_id",coalesce("invited_at", "created_at"));