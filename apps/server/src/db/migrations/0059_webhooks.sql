CREATE TABLE "webhook_deliveries" (
	"webhook_delivery_id" text PRIMARY KEY NOT NULL,
	"webhook_endpoint_id" text NOT NULL,
	"company_id" text NOT NULL,
	"event_id" bigint,
	"type" text NOT NULL,
	"conversation" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	"claim" text,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"event_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"webhook_endpoint_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"address" text NOT NULL,
	"kinds" text[] NOT NULL,
	"created_by_uid" text,
	"off_at" timestamp(3) with time zone,
	"off_reason" text,
	"failing_since" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"webhook_secret_id" text PRIMARY KEY NOT NULL,
	"webhook_endpoint_id" text NOT NULL,
	"secret_encrypted" text NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_endpoint_id_webhook_endpoints_webhook_endpoint_id_fk" FOREIGN KEY ("webhook_endpoint_id") REFERENCES "public"."webhook_endpoints"("webhook_endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_uid_users_id_fk" FOREIGN KEY ("created_by_uid") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_webhook_endpoint_id_webhook_endpoints_webhook_endpoint_id_fk" FOREIGN KEY ("webhook_endpoint_id") REFERENCES "public"."webhook_endpoints"("webhook_endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_endpoint_id","event_at","webhook_delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_endpoint_id","next_at","event_id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("webhook_endpoint_id","conversation","event_id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_company_id_index" ON "webhook_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_at_index" ON "webhook_deliveries" USING btree ("event_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company_id_index" ON "webhook_endpoints" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by_uid_index" ON "webhook_endpoints" USING btree ("created_by_uid");--> statement-breakpoint
CREATE INDEX "webhook_secrets_webhook_endpoint_id_index" ON "webhook_secrets" USING btree ("webhook_endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_secrets_ends_at_index" ON "webhook_secrets" USING btree ("ends_at");