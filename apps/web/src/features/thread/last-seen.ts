const SEEN_PREFIX = 'talaash-thread-seen:';

/** The time of the newest message of a thread that this browser has shown. */
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
      // Without storage, only the marker before the first new message may be misplaced.
    }
  },
};
