/** Who may receive an event: a side that it names, the account that caused it, one session of that account, or every admin. */
export type EventReceiver = 'company' | 'talent' | 'account' | 'session' | 'admin';

const both = ['company', 'talent'] as const;

/**
 * Every kind of change that is recorded as an event, and who receives it. A talent learns that it is on a shortlist, not on whose
 * (`http/live-audience.ts`), and nothing of hidden profiles.
 */
export const EVENT_RECEIVERS = {
  'userProfile.created': ['account'],
  'talentProfile.saved': ['talent', 'admin'],
  'talentProfile.unindexed': ['talent'],
  'verifiedFact.changed': ['talent', 'admin'],
  // No company may learn of a shield.
  'privacyShield.saved': ['talent'],
  'dataHolder.ended': ['talent'],
  'erasure.requested': both,
  'erasure.confirmed': both,
  'talent.reviewed': ['talent', 'admin'],
  'talent.humanReviewRequested': ['talent', 'admin'],
  'companyProfile.saved': ['company', 'admin'],
  'company.reviewed': ['company', 'admin'],
  'company.humanReviewRequested': ['company', 'admin'],
  'company.subscriptionChanged': ['company'],
  'companyMember.changed': ['company'],
  // The account that it names, whose role or company has changed. Its stream ends, and starts again with the new one.
  'membership.changed': ['account'],
  'companyDomain.changed': ['company', 'admin'],
  'companyIdentifier.changed': ['company', 'admin'],
  'jobPost.saved': ['company'],
  'jobPost.reviewed': ['company'],
  'jobPost.deleted': ['company'],
  'jobPost.restored': ['company'],
  'jobPost.asked': ['company'],
  'jobPost.opened': ['company'],
  'jobPost.closed': ['company'],
  'invitation.sent': both,
  'invitation.accepted': both,
  'invitation.rejected': both,
  'invitation.declineUndone': both,
  'invitation.edited': both,
  'invitation.takenBack': both,
  'invitation.payRaised': both,
  'invitation.followedUp': both,
  'invitation.endsSoon': both,
  'invitation.expired': both,
  // A talent learns of a follow-up when it is sent.
  'followUp.changed': ['company'],
  'meeting.offered': both,
  'meeting.offerWithdrawn': both,
  'meeting.confirmed': both,
  'meeting.moved': both,
  'meeting.cancelled': both,
  'meeting.reminded': both,
  'joiningRecord.offered': both,
  'joiningRecord.moved': both,
  // The account that saved its hours, or connected a calendar.
  'meetingSettings.saved': ['account'],
  'message.sent': both,
  'message.hidden': both,
  // The event names only the side that read.
  'thread.read': both,
  // It names only the side whose messages were read.
  'thread.readMarked': both,
  'thread.ended': both,
  'shortlistedProfile.put': both,
  'shortlistedProfile.deleted': both,
  // For the operator only; no page shows them.
  'shortlistedProfile.exported': [],
  'pipeline.exported': [],
  // A talent learns nothing of its place in a pipeline.
  'pipelineEntry.moved': ['company'],
  'pipelineStages.saved': ['company'],
  'hiddenProfile.put': ['company'],
  'hiddenProfile.deleted': ['company'],
  // What the members of a company note about a talent. No talent may learn of it.
  'talentRecord.changed': ['company'],
  'talentNote.written': ['company'],
  'talentReminder.due': ['company'],
  // The connection of a company's applicant tracking system, and what becomes of people in it.
  'applicantTracking.changed': ['company'],
  'applicantTracking.moved': both,
  'applicantTracking.asked': ['talent'],
  'applicantTracking.consented': ['talent'],
  'savedSearch.saved': ['company'],
  'savedSearch.deleted': ['company'],
  'messageTemplate.changed': ['company'],
  'apiKey.changed': ['company'],
  'webhook.changed': ['company'],
  'connectedProgram.changed': ['company'],
  'otpInfo.changed': ['account'],
  'session.ended': ['session'],
  'account.changed': ['account'],
  'account.deletionChanged': ['account'],
  // Its sessions end with it. The other side gets events for its threads and lists.
  'account.deleted': [],
  // Disabling an account ends its sessions, and it has none until it is enabled. Admins receive the event of their action.
  'account.disabled': [],
  'account.enabled': [],
  // Neither side's page changes: an account that is shut out has no sessions. The search follows them.
  'account.restricted': [],
  'account.restored': [],
  // The event names only the side that blocked.
  'block.changed': both,
  'report.sent': ['admin'],
  // These name only the side of the reporter or of the account that was decided about.
  'report.answered': both,
  'sanction.decided': both,
  'appeal.sent': ['admin'],
  'appeal.answered': both,
  'dataExport.changed': ['account'],
  'notificationPreferences.saved': ['account'],
  'conversationPreferences.saved': ['account'],
  // The event names only the side whose entries changed.
  'notification.changed': [...both, 'account'],
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
