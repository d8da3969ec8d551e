import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import type { InvitationMail } from '@talaash/domain/mail/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { INVITATION_MAILS } from '../../mail/thread-mail.ts';
import { readInvitation, readRecipient } from './queries.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;

const toTalent = ({ talentId }: Invitation): ThreadParty => ({ side: 'talent', id: talentId });
const toCompany = ({ companyId }: Invitation): ThreadParty => ({ side: 'company', id: companyId });

const RECIPIENTS: Record<InvitationMail, (invitation: Invitation) => ThreadParty> = {
  InvitationSent: toTalent,
  InvitationAccepted: toCompany,
  InvitationRejected: toCompany,
  PayRaised: toTalent,
  FollowedUp: toTalent,
  InvitationEndsSoon: toTalent,
  InvitationUnanswered: toCompany,
};

/** The mails that ask for an answer. They are not sent once the invitation has ended. */
const ASKS_FOR_ANSWER = new Set<InvitationMail>([
  'InvitationSent',
  'PayRaised',
  'FollowedUp',
  'InvitationEndsSoon',
  'InvitationUnanswered',
]);
const ENDED = new Set<InvitationStatus>(['TakenBack', 'Expired']);

/** Mails a side of an invitation what happened to it. */
export async function mailInvitation(
  deps: Pick<Deps, 'db'> & MailDeps,
  { event, threadId, noteMessageId, uid }: JobData['invitation.mail'],
): Promise<void> {
  const invitation = await readInvitation(deps.db, threadId, noteMessageId);
  if (!invitation || (ASKS_FOR_ANSWER.has(event) && ENDED.has(invitation.status))) return;
  // The talent has answered meanwhile.
  if (event === 'FollowedUp' && invitation.status !== 'Pending') return;
  // The decline was taken back.
  if (event === 'InvitationRejected' && invitation.status !== 'Rejected') return;
  const party = RECIPIENTS[event](invitation);
  const recipient = await readRecipient(deps.db, { ...party, uid }, event);
  if (!recipient) return;
  const url = `${deps.baseUrl()}/${party.side}/messages?thread=${encodeURIComponent(threadId)}`;
  await sendMail(deps, { ...recipient, side: party.side }, INVITATION_MAILS[event]({ ...invitation, url }));
}
