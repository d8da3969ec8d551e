import { refusal } from './refusal.ts';

type Versioned = { updatedIsoDateTimeUtc: string };

const CHANGED_MEANWHILE =
  'This was changed in another window meanwhile. Reload to see that version, then make your changes again.';

/** Throws CONFLICT when somebody saved after the version that was edited. A save that names none replaces what is there. */
export function requireLatestVersion(
  stored: Versioned | undefined,
  edited: { updatedIsoDateTimeUtc?: string | undefined },
): void {
  if (!stored || edited.updatedIsoDateTimeUtc === undefined) return;
  if (Date.parse(edited.updatedIsoDateTimeUtc) < Date.parse(stored.updatedIsoDateTimeUtc)) {
    throw refusal('CONFLICT', CHANGED_MEANWHILE);
  }
}

/** The moment at which a change is stored: now, but always after the stored version, so that no two versions tie. */
export function nextVersion(now: number, stored: Versioned | undefined): string {
  const afterStored = stored ? Date.parse(stored.updatedIsoDateTimeUtc) + 1 : 0;
  return new Date(Math.max(now, afterStored)).toISOString();
}
