import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { InvitationEvent } from '@talaash/domain/message/choice';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { INVITATION_MAILS } from '../../mail/thread-mail.ts';
import { readInvitation, readRecipient } from './queries.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;

const toTalent = ({ talentId }: Invitation): ThreadParty => ({ side: 'talent', id: talentId });
const toCompany = ({ companyId }: Invitation): ThreadParty => ({ side: 'company', id: companyId });

const RECIPIENTS: Record<InvitationEvent, (invitation: Invitation) => ThreadParty> = {
  InvitationSent: toTalent,
  InvitationAccepted: toCompany,
  InvitationRejected: toCompany,
};

/** Mails the talent about its invitation, or the company about the answer. */
export async function mailInvitation(
  deps: Pick<Deps, 'db'> & MailDeps,
  { event, threadId, noteMessageId }: JobData['invitation.mail'],
): Promise<void> {
  const invitation = await readInvitation(deps.db, threadId, noteMessageId);
  if (!invitation) return;
  const party = RECIPIENTS[event](invitation);
  const recipient = await readRecipient(deps.db, party, 'jobInvitations');
  if (!recipient) return;
  const url = `${deps.baseUrl()}/${party.side}/messages?thread=${encodeURIComponent(threadId)}`;
  await sendMail(deps, { ...recipient, side: party.side }, INVITATION_MAILS[event]({ ...invitation, url }));
}
