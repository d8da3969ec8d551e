const SEEN_PREFIX = 'talaash-thread-seen:';

/** When the newest message that was on this screen was written. */
export const lastSeen = {
  read(threadId: string): string | undefined {
    try {
      return localStorage.getItem(SEEN_PREFIX + threadId) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(threadId: string, isoDateTimeUtc: string): void {
    try {
      localStorage.setItem(SEEN_PREFIX + threadId, isoDateTimeUtc);
    } catch {
      // Only the place of the mark before what is new depends on it.
    }
  },
};
