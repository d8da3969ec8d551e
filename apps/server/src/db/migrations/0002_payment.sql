CREATE TABLE "local_checkouts" (
	"session_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"payment_customer_id" text NOT NULL,
	"email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancelled_url" text NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_subscriptions" (
	"payment_customer_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"is_active" boolean NOT NULL,
	"portal_id" text,
	"return_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_subscriptions_portal_id_unique" UNIQUE("portal_id")
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "company_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "occurred_at" timestamp(3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "local_checkouts" ADD CONSTRAINT "local_checkouts_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD CONSTRAINT "local_subscriptions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_company_id_occurred_at_index" ON "payment_events" USING btree ("company_id","occurred_at");