import { refusal } from './refusal.ts';

type Versioned = { updatedIsoDateTimeUtc: string };

const CHANGED_SENTENCE =
  'This has changed in another window. Reload to see the new version, then make your changes again.';

/** Throws CONFLICT if the stored version is newer than the edited one. A save without a version always overwrites. */
export function requireLatestVersion(
  stored: Versioned | undefined,
  edited: { updatedIsoDateTimeUtc?: string | undefined },
): void {
  if (!stored || edited.updatedIsoDateTimeUtc === undefined) return;
  if (Date.parse(edited.updatedIsoDateTimeUtc) < Date.parse(stored.updatedIsoDateTimeUtc)) {
    throw refusal('CONFLICT', CHANGED_SENTENCE);
  }
}

/** The timestamp of a changed record: now, but always later than the stored version, so two versions never share one. */
export function nextVersion(now: number, stored: Versioned | undefined): string {
  const afterStored = stored ? Date.parse(stored.updatedIsoDateTimeUtc) + 1 : 0;
  return new Date(Math.max(now, afterStored)).toISOString();
}
