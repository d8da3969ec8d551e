const PREFIX = 'talaash-message-draft:';

/** What was typed into a thread's composer and not sent: it survives a reload and a look at another thread. */
export const messageDraft = {
  read(threadId: string): string {
    try {
      return localStorage.getItem(PREFIX + threadId) ?? '';
    } catch {
      return '';
    }
  },
  write(threadId: string, text: string): void {
    try {
      if (text === '') localStorage.removeItem(PREFIX + threadId);
      else localStorage.setItem(PREFIX + threadId, text);
    } catch {
      // Without storage the draft lives as long as the page.
    }
  },
};

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
