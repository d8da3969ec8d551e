/** Every kind of change that anybody else may care about. */
export const EVENT_KINDS = [
  'userProfile.created',
  'talentProfile.saved',
  'talent.reviewed',
  'talent.humanReviewRequested',
  'companyProfile.saved',
  'company.reviewed',
  'company.humanReviewRequested',
  'company.subscriptionChanged',
  'jobPost.saved',
  'jobPost.reviewed',
  'jobPost.deleted',
  'invitation.sent',
  'invitation.accepted',
  'invitation.rejected',
  'message.sent',
  'thread.read',
  'shortlistedProfile.put',
  'shortlistedProfile.deleted',
  'hiddenProfile.put',
  'hiddenProfile.deleted',
  'otpInfo.changed',
  'session.ended',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a browser hears on its live stream: kind and ids, never content. It refetches under its own rights. */
export type LiveEvent = {
  kind: EventKind;
  companyId?: string;
  talentId?: string;
  threadId?: string;
  jobPostId?: string;
};
