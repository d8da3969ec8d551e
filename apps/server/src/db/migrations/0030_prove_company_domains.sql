CREATE TABLE "company_domains" (
	"company_id" text NOT NULL,
	"domain" text NOT NULL,
	"challenge" text NOT NULL,
	"mailbox" text,
	"link_code_hash" text,
	"link_expires_at" timestamp(3) with time zone,
	"method" text,
	"proven_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"failing_since" timestamp(3) with time zone,
	"lost_at" timestamp(3) with time zone,
	"check_due_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_domains_company_id_domain_pk" PRIMARY KEY("company_id","domain"),
	CONSTRAINT "company_domains_link_code_hash_unique" UNIQUE("link_code_hash")
);
--> statement-breakpoint
CREATE TABLE "company_identifiers" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"stated_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "company_identifiers_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_identifiers" ADD CONSTRAINT "company_identifiers_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_domains_due" ON "company_domains" USING btree ("check_due_at") WHERE "company_domains"."check_due_at" is not null;