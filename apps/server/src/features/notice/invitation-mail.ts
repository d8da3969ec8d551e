import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { InvitationEvent } from '@talaash/domain/message/choice';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
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

/** Mails the talent that it is invited, or the company how its invitation was answered. */
export async function mailInvitation(
  deps: Pick<Deps, 'db' | 'mailer' | 'baseUrl'>,
  { event, threadId, noteMessageId }: JobData['invitation.mail'],
): Promise<void> {
  const invitation = await readInvitation(deps.db, threadId, noteMessageId);
  if (!invitation) return;
  const party = RECIPIENTS[event](invitation);
  const recipient = await readRecipient(deps.db, party, 'jobInvitations');
  if (!recipient) return;
  const baseUrl = deps.baseUrl();
  const url = `${baseUrl}/${party.side}/messages?thread=${encodeURIComponent(threadId)}`;
  const mail = INVITATION_MAILS[event]({ ...invitation, url, baseUrl });
  await deps.mailer.send({ to: recipient.email, ...mail });
}
