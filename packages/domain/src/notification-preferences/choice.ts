/** The kinds of mail that a person can end. */
export const NOTICE_KINDS = ['jobInvitations', 'messages', 'profileReviews', 'searchAlerts'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
