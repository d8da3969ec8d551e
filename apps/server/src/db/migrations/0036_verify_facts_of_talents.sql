CREATE TABLE "verified_facts" (
	"talent_id" text NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"verifier" text NOT NULL,
	"verified_at" timestamp(3) with time zone,
	"mailbox" text,
	"link_code_hash" text,
	"link_expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verified_facts_talent_id_kind_entry_id_pk" PRIMARY KEY("talent_id","kind","entry_id"),
	CONSTRAINT "verified_facts_link_code_hash_unique" UNIQUE("link_code_hash")
);
--> statement-breakpoint
ALTER TABLE "verified_facts" ADD CONSTRAINT "verified_facts_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verified_facts_link_expires" ON "verified_facts" USING btree ("link_expires_at");