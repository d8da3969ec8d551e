/** Who may receive an event: a side that it names, the account that caused it, one session of that account, or every admin. */
export type EventReceiver = 'company' | 'talent' | 'account' | 'session' | 'admin';

const both = ['company', 'talent'] as const;

/**
 * Every kind of change that is recorded as an event, and who receives it. A talent learns that it is on a shortlist, not on whose
 * (`http/live-audience.ts`), and nothing of hidden profiles. Nobody learns what the other side has read.
 */
export const EVENT_RECEIVERS = {
  'userProfile.created': ['account'],
  'talentProfile.saved': ['talent', 'admin'],
  'talentProfile.unindexed': ['talent'],
  'talent.reviewed': ['talent', 'admin'],
  'talent.humanReviewRequested': ['talent', 'admin'],
  'companyProfile.saved': ['company', 'admin'],
  'company.reviewed': ['company', 'admin'],
  'company.humanReviewRequested': ['company', 'admin'],
  'company.subscriptionChanged': ['company'],
  'jobPost.saved': ['company'],
  'jobPost.reviewed': ['company'],
  'jobPost.deleted': ['company'],
  'jobPost.restored': ['company'],
  'invitation.sent': both,
  'invitation.accepted': both,
  'invitation.rejected': both,
  'invitation.edited': both,
  'invitation.takenBack': both,
  'invitation.payRaised': both,
  'invitation.endsSoon': both,
  'invitation.expired': both,
  'message.sent': both,
  // The event names only the side that read.
  'thread.read': both,
  'thread.ended': both,
  'shortlistedProfile.put': both,
  'shortlistedProfile.deleted': both,
  // For the operator only; no page shows it.
  'shortlistedProfile.exported': [],
  'hiddenProfile.put': ['company'],
  'hiddenProfile.deleted': ['company'],
  'savedSearch.saved': ['company'],
  'savedSearch.deleted': ['company'],
  'otpInfo.changed': ['account'],
  'session.ended': ['session'],
  'account.changed': ['account'],
  'account.deletionChanged': ['account'],
  // Its sessions end with it. The other side gets events for its threads and lists.
  'account.deleted': [],
  // Disabling an account ends its sessions, and it has none until it is enabled. Admins receive the event of their action.
  'account.disabled': [],
  'account.enabled': [],
  'dataExport.changed': ['account'],
  'notificationPreferences.saved': ['account'],
  // The event names only the side whose entries changed.
  'notification.changed': both,
  'adminAction.recorded': ['admin'],
  // The operator gets a mail too.
  'contactMessage.sent': ['admin'],
} as const satisfies Record<string, readonly EventReceiver[]>;

export type EventKind = keyof typeof EVENT_RECEIVERS;
export const EVENT_KINDS = Object.keys(EVENT_RECEIVERS) as EventKind[];

/** What a live stream sends to a browser: kind and ids, never content, which the browser then fetches. */
export type LiveEvent = {
  kind: EventKind;
  companyId?: string;
  talentId?: string;
  threadId?: string;
  jobPostId?: string;
};
