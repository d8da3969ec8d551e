/** What has become of a job offer. `joined` and `notJoined` are what both sides say. */
export const JOINING_STATES = [
  'offered',
  'declined',
  'withdrawn',
  'accepted',
  'joined',
  'notJoined',
] as const;
export type JoiningState = (typeof JOINING_STATES)[number];

/** What a side says about an accepted offer. */
export const JOINING_STATEMENTS = ['joined', 'notJoined'] as const;
export type JoiningStatement = (typeof JOINING_STATEMENTS)[number];

/** How a record is moved on once it is there. */
export const JOINING_ACTS = [
  'accept',
  'decline',
  'withdraw',
  'sayJoined',
  'sayNotJoined',
  'dispute',
  'takeBackDispute',
] as const;
export type JoiningActKind = (typeof JOINING_ACTS)[number];

/** What the other side is told. `confirmed`: both sides say the same. */
export const JOINING_NEWS = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'said',
  'confirmed',
  'disputed',
] as const;
export type JoiningNews = (typeof JOINING_NEWS)[number];
