/** Every kind of change that is recorded as an event. */
export const EVENT_KINDS = [
  'userProfile.created',
  'talentProfile.saved',
  'talentProfile.unindexed',
  'talent.reviewed',
  'talent.humanReviewRequested',
  'companyProfile.saved',
  'company.reviewed',
  'company.humanReviewRequested',
  'company.subscriptionChanged',
  'jobPost.saved',
  'jobPost.reviewed',
  'jobPost.deleted',
  'jobPost.restored',
  'invitation.sent',
  'invitation.accepted',
  'invitation.rejected',
  'message.sent',
  'thread.read',
  'thread.ended',
  'shortlistedProfile.put',
  'shortlistedProfile.deleted',
  'shortlistedProfile.exported',
  'hiddenProfile.put',
  'hiddenProfile.deleted',
  'savedSearch.saved',
  'savedSearch.deleted',
  'otpInfo.changed',
  'session.ended',
  'account.changed',
  'account.deletionChanged',
  'account.deleted',
  'account.disabled',
  'account.enabled',
  'dataExport.changed',
  'notificationPreferences.saved',
  'notification.changed',
  'adminAction.recorded',
  'contactMessage.sent',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a live stream sends to a browser: kind and ids, never content, which the browser then fetches. */
export type LiveEvent = {
  kind: EventKind;
  companyId?: string;
  talentId?: string;
  threadId?: string;
  jobPostId?: string;
};
