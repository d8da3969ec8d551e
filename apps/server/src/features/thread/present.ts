import type { CompanyThreadItem, TalentThreadItem } from '@talaash/contract/thread';
import { DELETED_ACCOUNT_NAME } from '@talaash/domain/account-deletion/words';
import { recordOf } from '@talaash/domain/base/complete';
import type { Message } from '@talaash/domain/message/schema';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { type ContactFacts, ownedContact } from '@talaash/domain/talent-record/rule';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { Thread } from '@talaash/domain/thread/schema';
import type { messages } from '../../db/schema/message.ts';
import type { threads } from '../../db/schema/thread.ts';
import { toFileView } from '../file/present.ts';
import type { CompanyThreadRow, LastMessageRow, TalentThreadRow } from './queries.ts';

/** A thread, and whether it is paused, where that was read. */
type ThreadRow = typeof threads.$inferSelect & { isPaused?: boolean; isBlocked?: boolean };

/** @param side that reads it */
export const toThread = (thread: ThreadRow, side: ThreadSide): Thread =>
  recordOf<Thread>({
    key: { threadId: thread.threadId },
    companyId: thread.companyId,
    talentId: thread.talentId,
    jobPostId: thread.jobPostId,
    jobPostTitle: thread.jobPostTitle,
    createdIsoDateTimeUtc: thread.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: thread.updatedIsoDateTimeUtc,
    companyThreadReadStatus: side === 'company' ? thread.companyThreadReadStatus : null,
    talentThreadReadStatus: side === 'talent' ? thread.talentThreadReadStatus : null,
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
    isBlocked: thread.isBlocked ? true : null,
    isPaused: thread.isPaused ? true : null,
  });

export const toMessage = (message: typeof messages.$inferSelect): Message => ({
  key: { messageId: message.messageId, threadId: message.threadId },
  companyId: message.companyId,
  sender: message.sender,
  ...textOf(message),
  ...(message.event ? { event: message.event } : {}),
  ...(message.clientMessageId ? { clientMessageId: message.clientMessageId } : {}),
  ...(message.isFollowUp ? { isFollowUp: true as const } : {}),
  createdIsoDateTimeUtc: message.createdIsoDateTimeUtc,
});

/** Neither side sees a text that an admin has hidden, nor its files. */
const textOf = ({
  markdown,
  attachments,
  hiddenByAdminAt,
}: Pick<typeof messages.$inferSelect, 'markdown' | 'attachments' | 'hiddenByAdminAt'>): Pick<
  Message,
  'markdown' | 'attachments' | 'isHiddenByAdmin'
> =>
  hiddenByAdminAt === null
    ? { markdown, ...(attachments ? { attachments } : {}) }
    : { markdown: SANCTION_SENTENCES.hiddenText, isHiddenByAdmin: true };

/** @param members of the company, who can own a contact */
export const toCompanyThreadItem = (
  { thread, talentProfile: { name, jobTitle, profilePicture }, lastMessage, contact }: CompanyThreadRow,
  members: readonly { uid: string; name: string }[],
  nowMs: number,
): CompanyThreadItem => ({
  thread: toThread(thread, 'company'),
  talentProfile: {
    name,
    jobTitle,
    ...(profilePicture ? { profilePicture: toFileView(profilePicture) } : {}),
  },
  lastMessage: toLastMessage(lastMessage),
  owner: ownerOf(contact, members, nowMs),
});

function ownerOf(
  contact: ContactFacts,
  members: readonly { uid: string; name: string }[],
  nowMs: number,
): CompanyThreadItem['owner'] {
  const uids = members.map(({ uid }) => uid);
  const owned = ownedContact(contact, uids, nowMs);
  const member = members.find(({ uid }) => uid === owned?.uid);
  return member ? { uid: member.uid, name: member.name } : null;
}

export const toTalentThreadItem = ({
  thread,
  companyProfile,
  verifiedDomain,
  jobPostCategory,
  lastMessage,
}: TalentThreadRow): TalentThreadItem => ({
  thread: toThread(thread, 'talent'),
  companyProfile: { ...toCompanyOfThread(companyProfile), ...(verifiedDomain ? { verifiedDomain } : {}) },
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
    ...toLastText(message),
    ...(message.event ? { event: message.event } : {}),
    createdIsoDateTimeUtc: message.createdIsoDateTimeUtc,
  };

function toLastText(message: LastMessageRow) {
  const { markdown, attachments } = textOf(message);
  return { markdown, ...(attachments ? { attachmentCount: attachments.length } : {}) };
}
