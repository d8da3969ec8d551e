-- Written by hand: what is in admin_actions stays. A row may be emptied of its values once the account that it names is noted as deleted.
CREATE FUNCTION "refuse_change_of_admin_action"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW."before" IS NULL AND NEW."after" IS NULL
			AND to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
			AND EXISTS (SELECT FROM "deleted_accounts" WHERE "deleted_accounts"."uid" = OLD."uid")
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'admin_actions is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "admin_actions_append_only" BEFORE UPDATE OR DELETE ON "admin_actions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_admin_action"();--> statement-breakpoint
CREATE TRIGGER "admin_actions_not_truncated" BEFORE TRUNCATE ON "admin_actions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_admin_action"();
