/** The number of unread entries in words. */
export const unreadSentence = (count: number): string =>
  count === 1 ? '1 unread notification' : `${count} unread notifications`;
