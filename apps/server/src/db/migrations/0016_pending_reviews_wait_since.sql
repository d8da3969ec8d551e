-- Reviews that were asked for before the column existed: since when is not known, so the last change stands for it.
UPDATE "talents" SET "human_review_waiting_since" = "updated_at" WHERE "human_review_response" ->> 'reviewStatus' = 'pending';--> statement-breakpoint
UPDATE "companies" SET "human_review_waiting_since" = "updated_at" WHERE "human_review_response" ->> 'reviewStatus' = 'pending';
