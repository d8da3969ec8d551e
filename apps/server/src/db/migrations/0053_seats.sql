ALTER TABLE "local_payments" ADD COLUMN "amount_in_cents" integer DEFAULT 2500 NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "paid_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD COLUMN "seat_price_in_cents" integer DEFAULT 0 NOT NULL;