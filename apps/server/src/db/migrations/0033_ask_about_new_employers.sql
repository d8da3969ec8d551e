CREATE TABLE "seen_employers" (
	"talent_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "seen_employers_talent_id_key_pk" PRIMARY KEY("talent_id","key")
);
--> statement-breakpoint
ALTER TABLE "seen_employers" ADD CONSTRAINT "seen_employers_talent_id_talents_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("talent_id") ON DELETE cascade ON UPDATE no action;