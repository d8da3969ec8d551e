CREATE TABLE "contact_messages" (
	"contact_message_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"client_message_id" text,
	"uid" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"answered_by_uid" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_reference_id_unique" UNIQUE("reference_id"),
	CONSTRAINT "contact_messages_email_client_message_id_unique" UNIQUE("email","client_message_id")
);
--> statement-breakpoint
CREATE TABLE "local_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"payment_customer_id" text NOT NULL,
	"charged_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"receipt_number" text NOT NULL,
	"charged_at" timestamp(3) with time zone NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" text PRIMARY KEY NOT NULL,
	"paid_until" timestamp(3) with time zone NOT NULL,
	"is_cancelled_at_period_end" boolean NOT NULL,
	"past_due_since" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"revision" integer NOT NULL,
	"check_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "paid_until" timestamp(3) with time zone DEFAULT now() + interval '1 month' NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "is_cancelled_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "past_due_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_uid_users_id_fk" FOREIGN KEY ("answered_by_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_payments" ADD CONSTRAINT "local_payments_payment_customer_id_local_subscriptions_payment_customer_id_fk" FOREIGN KEY ("payment_customer_id") REFERENCES "public"."local_subscriptions"("payment_customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_contact_message_id_index" ON "contact_messages" USING btree ("created_at","contact_message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_state_created_at_contact_message_id_index" ON "contact_messages" USING btree ("state","created_at","contact_message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_uid_index" ON "contact_messages" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "local_payments_payment_customer_id_charged_at_index" ON "local_payments" USING btree ("payment_customer_id","charged_at");--> statement-breakpoint
CREATE INDEX "payments_company_id_charged_at_index" ON "payments" USING btree ("company_id","charged_at");--> statement-breakpoint
CREATE INDEX "subscriptions_check_at_index" ON "subscriptions" USING btree ("check_at");