-- Written by hand: no account is in two meetings that overlap. The extension compares texts in an index for ranges; the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_never_double" EXCLUDE USING gist ("uid" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
