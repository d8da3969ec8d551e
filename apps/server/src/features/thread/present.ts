import type { CompanyThreadItem, TalentThreadItem } from '@talaash/contract/thread';
import { DELETED_ACCOUNT_NAME } from '@talaash/domain/account-deletion/words';
import { recordOf } from '@talaash/domain/base/complete';
import type { Message } from '@talaash/domain/message/schema';
import type { Thread } from '@talaash/domain/thread/schema';
import type { messages } from '../../db/schema/message.ts';
import type { threads } from '../../db/schema/thread.ts';
import { toFileView } from '../file/present.ts';
import type { CompanyThreadRow, LastMessageRow, TalentThreadRow } from './queries.ts';

export const toThread = (thread: typeof threads.$inferSelect): Thread =>
  recordOf<Thread>({
    key: { threadId: thread.threadId },
    companyId: thread.companyId,
    talentId: thread.talentId,
    jobPostId: thread.jobPostId,
    jobPostTitle: thread.jobPostTitle,
    createdIsoDateTimeUtc: thread.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: thread.updatedIsoDateTimeUtc,
    companyThreadReadStatus: thread.companyThreadReadStatus,
    talentThreadReadStatus: thread.talentThreadReadStatus,
    jobPostInvitationStatus: thread.jobPostInvitationStatus,
    declineReason: thread.declineReason,
    terms: thread.terms,
    isPayRaised: thread.isPayRaised ? true : null,
    payBeforeRaise: thread.payBeforeRaise,
    noteMessageId: thread.noteMessageId,
    invitedIsoDateTimeUtc: thread.invitedAt,
    answerUntilIsoDateTimeUtc: thread.answerUntilIsoDateTimeUtc,
    invitationChangedIsoDateTimeUtc: thread.invitationChangedIsoDateTimeUtc,
    endedIsoDateTimeUtc: thread.endedIsoDateTimeUtc,
    deletedSide: thread.deletedSide,
  });

export const toMessage = (message: typeof messages.$inferSelect): Message => ({
  key: { messageId: message.messageId, threadId: message.threadId },
  companyId: message.companyId,
  sender: message.sender,
  markdown: message.markdown,
  ...(message.event ? { event: message.event } : {}),
  ...(message.clientMessageId ? { clientMessageId: message.clientMessageId } : {}),
  createdIsoDateTimeUtc: message.createdIsoDateTimeUtc,
});

export const toCompanyThreadItem = ({
  thread,
  talentProfile: { name, jobTitle, profilePicture },
  lastMessage,
}: CompanyThreadRow): CompanyThreadItem => ({
  thread: toThread(thread),
  talentProfile: {
    name,
    jobTitle,
    ...(profilePicture ? { profilePicture: toFileView(profilePicture) } : {}),
  },
  lastMessage: toLastMessage(lastMessage),
});

export const toTalentThreadItem = ({
  thread,
  companyProfile,
  jobPostCategory,
  lastMessage,
}: TalentThreadRow): TalentThreadItem => ({
  thread: toThread(thread),
  companyProfile: toCompanyOfThread(companyProfile),
  jobPost: { title: thread.jobPostTitle, ...(jobPostCategory ? { category: jobPostCategory } : {}) },
  lastMessage: toLastMessage(lastMessage),
});

/** A company with a deleted account has no profile any more. */
function toCompanyOfThread(profile: TalentThreadRow['companyProfile']): TalentThreadItem['companyProfile'] {
  if (profile === null) return { name: DELETED_ACCOUNT_NAME };
  const { name, locality, logo } = profile;
  return { name, locality, ...(logo ? { logo: toFileView(logo) } : {}) };
}

const toLastMessage = (message: LastMessageRow | null): CompanyThreadItem['lastMessage'] =>
  message && {
    sender: message.sender,
    markdown: message.markdown,
    ...(message.event ? { event: message.event } : {}),
    createdIsoDateTimeUtc: message.createdIsoDateTimeUtc,
  };
