import { MEMBER_INVITATION_VALID_DAYS } from '@talaash/domain/company-member/limit';
import type pg from 'pg';
import { companyMembers, memberInvitations } from '../db/schema/company-member.ts';
import type { messages } from '../db/schema/message.ts';
import { userProfiles } from '../db/schema/user-profile.ts';
import { copyRows } from './copy.ts';
import type { DemoEmployer } from './demo-employer.ts';
import type { PersonaUids } from './persona.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The company of company@ has a member in each role, and an invitation that waits. Its recruiter is a viewer of free@'s company,
 * too.
 */
export async function storeMembers(
  client: pg.ClientBase,
  { uids, employers, now }: { uids: PersonaUids; employers: readonly DemoEmployer[]; now: number },
): Promise<void> {
  const companyOf = (uid: string) => employers.find((one) => one.personaUid === uid)?.companyId ?? '';
  const [companyId, otherId] = [companyOf(uids.company), companyOf(uids.free)];
  const joinedIsoDateTimeUtc = new Date(now - 40 * DAY_MS).toISOString();
  const roles = ['recruiter', 'viewer', 'billing'] as const;
  await copyRows(client, companyMembers, [
    ...roles.map((role) => ({ companyId, uid: uids[role], role, joinedIsoDateTimeUtc })),
    { companyId: otherId, uid: uids.recruiter, role: 'viewer' as const, joinedIsoDateTimeUtc },
  ]);
  await copyRows(
    client,
    userProfiles,
    roles.map((role) => ({
      uid: uids[role],
      userType: 'company' as const,
      countryCode: 'AU' as const,
      companyId,
      createdIsoDateTimeUtc: joinedIsoDateTimeUtc,
      updatedIsoDateTimeUtc: joinedIsoDateTimeUtc,
    })),
  );
  await copyRows(client, memberInvitations, [
    {
      memberInvitationId: 'demo-member-invitation',
      companyId,
      email: 'jonah.whitlock@people.example',
      role: 'recruiter' as const,
      invitedByUid: uids.company,
      endsIsoDateTimeUtc: new Date(now + (MEMBER_INVITATION_VALID_DAYS - 2) * DAY_MS).toISOString(),
    },
  ]);
}

/** Every other message of company@'s company is the recruiter's. */
export function withAuthor(
  message: typeof messages.$inferInsert,
  uids: PersonaUids,
  employers: readonly DemoEmployer[],
): typeof messages.$inferInsert {
  const employer = employers.find(({ companyId }) => companyId === message.companyId);
  const isByCompany = message.sender === 'Company' || message.event === 'InvitationSent';
  if (!employer || !isByCompany) return message;
  const isRecruiters = employer.personaUid === uids.company && message.messageId < 'm';
  return { ...message, authorUid: isRecruiters ? uids.recruiter : employer.uid };
}
