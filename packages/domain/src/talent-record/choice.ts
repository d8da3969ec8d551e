/** What happened between a company and a talent. */
export const HISTORY_KINDS = [
  'invited',
  'payRaised',
  'followedUp',
  'takenBack',
  'expired',
  'accepted',
  'declined',
  'shortlisted',
  'opened',
  'moved',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
