import { MEMBER_INVITATION_VALID_DAYS } from '@talaash/domain/company-member/limit';
import { COMPANY_PERMISSION_SENTENCES } from '@talaash/domain/company-member/permission-refusal';
import { COMPANY_MEMBER_REFUSALS } from '@talaash/domain/company-member/words';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { PASSWORD } from '../../../test/sign-in.ts';
import { rateLimits, sessions, users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { companyShieldKeys } from '../../db/schema/privacy-shield.ts';
import { workJobs } from '../../job-handlers.ts';
import { eraseDueAccounts } from '../account/erase.ts';

const { mailer, mailTo, unread } = openPostbox();
let clock = 0;
const app = await testApp({ instead: { mailer, now: () => Date.now() + clock } });
const { client, company, deps, givePassword, member, person, talent, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
const soon = { interval: 20, timeout: 60_000 };

beforeEach(async () => {
  clock = 0;
  await deps.db.delete(rateLimits);
});

const calls = (as: Person) => client(as).companyMember;
const roleOf = async (as: Person) => (await client(as).viewer.get()).companyRole;
const actsFor = async (as: Person) => (await client(as).viewer.get()).userProfile?.companyId;

/** Invites a person, who accepts. */
async function join(owner: CompanyPerson, someone: Person, role: 'recruiter' | 'viewer' | 'billing') {
  const { memberInvitationId } = await calls(owner).invite({ email: someone.email, role });
  await calls(someone).accept({ memberInvitationId });
}

describe('an invitation', () => {
  test('is refused to members and talents, and found by nobody else', async () => {
    const owner = await company();
    const colleague = await member(owner, 'recruiter');
    await expect(calls(owner).invite({ email: colleague.email, role: 'viewer' })).rejects.toMatchObject({
      message: COMPANY_MEMBER_REFUSALS.isMember,
    });
    await expect(calls(owner).invite({ email: 'no address', role: 'viewer' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const [invited, stranger] = [await talent(), await person()];
    const { memberInvitationId } = await calls(owner).invite({ email: invited.email, role: 'viewer' });
    for (const act of ['accept', 'decline'] as const) {
      const answer = calls(stranger)[act]({ memberInvitationId });
      if (act === 'accept') await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' });
      else await answer;
    }
    await expect(calls(invited).accept({ memberInvitationId })).rejects.toMatchObject({
      message: COMPANY_MEMBER_REFUSALS.talentCannotJoin,
    });
    expect((await calls(owner).list()).invitations).toHaveLength(1);
    expect((await calls(colleague).list()).invitations).toEqual([]);
  });

  test('is mailed, and makes a person without a profile a member, who acts for the company', async () => {
    const owner = await company();
    const someone = await person();
    const { memberInvitationId } = await calls(owner).invite({
      email: someone.email.toUpperCase(),
      role: 'viewer',
    });
    const mail = await mailTo(someone.email);
    expect(mail.text).toContain(owner.email);
    expect(mail.text).toContain('/join');
    expect(await calls(someone).listOwn()).toMatchObject({
      memberships: [],
      invitations: [{ memberInvitationId, role: 'viewer', invitedBy: owner.name }],
    });
    expect(await calls(someone).accept({ memberInvitationId })).toEqual({ companyId: owner.companyId });
    expect(await roleOf(someone)).toBe('viewer');
    expect((await calls(owner).list()).members).toMatchObject([
      { uid: owner.uid, role: 'owner' },
      { uid: someone.uid, role: 'viewer' },
    ]);
    await expect(calls(someone).accept({ memberInvitationId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('ends by itself, is withdrawn, or is replaced by the next one to the address', async () => {
    const owner = await company();
    const someone = await person();
    const first = await calls(owner).invite({ email: someone.email, role: 'viewer' });
    const second = await calls(owner).invite({ email: someone.email, role: 'recruiter' });
    await expect(calls(someone).accept(first)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const idOf = ({ memberInvitationId }: typeof first) => ({ memberInvitationId });
    await expect(calls(someone).accept(idOf(first))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await company();
    await calls(stranger).revokeInvitation(idOf(second));
    expect((await calls(someone).listOwn()).invitations).toHaveLength(1);
    clock = MEMBER_INVITATION_VALID_DAYS * 24 * 60 * 60 * 1000;
    await expect(calls(someone).accept(idOf(second))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    clock = 0;
    await calls(owner).revokeInvitation(idOf(second));
    await expect(calls(someone).accept(idOf(second))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: COMPANY_MEMBER_REFUSALS.ended,
    });
  });

  test('to one address is mailed three times a day, whoever invites', async () => {
    const email = 'somebody.else@people.test';
    for (let sent = 0; sent < 3; sent += 1) await calls(await company()).invite({ email, role: 'viewer' });
    await expect(calls(await company()).invite({ email, role: 'viewer' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await vi.waitFor(() => expect(unread(email)).toBe(3), soon);
  });
});

describe('a role', () => {
  test('holds from the next call on, and a live stream starts again with it', async () => {
    const owner = await hiringCompany();
    const colleague = await member(owner, 'viewer');
    const found = await foundTalent();
    const put = () =>
      client(colleague).shortlistedProfile.put({
        companyId: owner.companyId,
        talentId: found.talentId,
        jobPostId: owner.jobPostId,
      });
    await expect(put()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: COMPANY_PERMISSION_SENTENCES.recruit,
    });
    const stream = await openLive(url, colleague);
    await calls(owner).setRole({ uid: colleague.uid, role: 'recruiter' });
    await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
    expect(stream.kinds()).toContain('membership.changed');
    await put();
    const { apiKey } = await client(colleague).talentSearch.createCompanyApiKey({});
    await calls(owner).setRole({ uid: colleague.uid, role: 'billing' });
    await expect(client(colleague).talentSearch.search({ apiKey, query: '' })).rejects.toMatchObject({
      message: COMPANY_PERMISSION_SENTENCES.read,
    });
    const { talentProfiles } = await client(colleague).talentProfile.list({ talentIds: [found.talentId] });
    expect(talentProfiles).toMatchObject([{ isRedacted: true }]);
  });

  test('is given by the owner alone, to members of the own company, and never to the owner', async () => {
    const [owner, stranger] = [await company(), await company()];
    const colleague = await member(owner, 'recruiter');
    const role = 'viewer';
    await expect(calls(colleague).setRole({ uid: owner.uid, role })).rejects.toMatchObject({
      message: COMPANY_PERMISSION_SENTENCES.manage,
    });
    await expect(calls(stranger).setRole({ uid: colleague.uid, role })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(calls(owner).setRole({ uid: owner.uid, role })).rejects.toMatchObject({
      message: COMPANY_MEMBER_REFUSALS.ownerKeepsRole,
    });
    expect(await roleOf(colleague)).toBe('recruiter');
  });
});

describe('a membership ends', () => {
  test('when the owner removes the member, who then acts for their own company again', async () => {
    const [owner, other] = [await company(), await company()];
    await join(owner, other, 'recruiter');
    expect(await actsFor(other)).toBe(owner.companyId);
    expect((await calls(other).listOwn()).memberships).toMatchObject([
      { companyId: other.companyId, role: 'owner', isCurrent: false },
      { companyId: owner.companyId, role: 'recruiter', isCurrent: true },
    ]);
    await calls(owner).remove({ uid: other.uid });
    await calls(owner).remove({ uid: other.uid });
    expect(await actsFor(other)).toBe(other.companyId);
    expect(await roleOf(other)).toBe('owner');
    await expect(calls(other).actFor({ companyId: owner.companyId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('when the member leaves; a person without another company has no side any more', async () => {
    const owner = await company();
    const colleague = await member(owner, 'viewer');
    await expect(calls(owner).leave()).rejects.toMatchObject({
      message: COMPANY_MEMBER_REFUSALS.ownerStays,
    });
    await calls(colleague).leave();
    expect(await client(colleague).viewer.get()).toMatchObject({ userProfile: null, companyRole: null });
    expect((await calls(owner).list()).members).toHaveLength(1);
  });

  test('when the company is deleted with its owner, and the company stays when a member is', async () => {
    const [owner, other] = [await company(), await company()];
    await join(owner, other, 'recruiter');
    const colleague = await member(owner, 'recruiter');
    await givePassword(colleague);
    await client(colleague).account.requestDeletion({ when: 'inAWeek', currentPassword: PASSWORD });
    clock = 8 * 24 * 60 * 60 * 1000;
    await eraseDueAccounts(deps);
    clock = 0;
    expect((await calls(owner).list()).members.map(({ uid }) => uid)).toEqual([owner.uid, other.uid]);
    await givePassword(owner);
    await client(owner).account.requestDeletion({
      when: 'now',
      currentPassword: PASSWORD,
      word: 'erase',
    });
    expect(await actsFor(other)).toBe(other.companyId);
  });

  test('and what is decided about the owner holds for the members', async () => {
    const owner = await company();
    const colleague = await member(owner, 'recruiter');
    const suspendedUntil = new Date(Date.now() + 60_000);
    await deps.db.update(users).set({ suspendedUntil }).where(eq(users.id, owner.uid));
    await expect(client(colleague).jobPost.counts({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await deps.db
      .update(users)
      .set({ suspendedUntil: null, isDisabled: true })
      .where(eq(users.id, owner.uid));
    await expect(client(colleague).jobPost.counts({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await deps.db.update(users).set({ isDisabled: false }).where(eq(users.id, owner.uid));
    await client(colleague).jobPost.counts({});
  });
});

describe('a company is handed over', () => {
  const ownerOf = async ({ companyId }: CompanyPerson) =>
    (await deps.db.select().from(companies).where(eq(companies.companyId, companyId)))[0]?.createdByUid;

  test('by an owner who has entered the password a short while ago, to a member with a verified email who owns no other company', async () => {
    const [owner, other] = [await company(), await company()];
    await givePassword(owner);
    await deps.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 60 * 60 * 1000) })
      .where(eq(sessions.id, owner.sessionId));
    await join(owner, other, 'recruiter');
    const colleague = await member(owner, 'viewer');
    const to = (uid: string) => calls(owner).handOver({ uid });
    await expect(to(colleague.uid)).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    await client(owner).account.confirmPassword({ currentPassword: PASSWORD });
    await expect(to('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(to(other.uid)).rejects.toMatchObject({
      message: COMPANY_MEMBER_REFUSALS.ownsAnother,
    });
    await to(colleague.uid);
    expect(await ownerOf(owner)).toBe(colleague.uid);
    expect([await roleOf(colleague), await roleOf(owner)]).toEqual(['owner', 'recruiter']);
    await expect(to(other.uid)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('once, however many try at the same time, and there is always one owner', async () => {
    const owner = await company();
    const colleagues = await Promise.all(Array.from({ length: 5 }, () => member(owner, 'recruiter')));
    const answers = await Promise.allSettled([
      ...colleagues.map(({ uid }) => calls(owner).handOver({ uid })),
      ...colleagues.map(({ uid }) => calls(owner).remove({ uid })),
      ...colleagues.map((one) => calls(one).leave()),
    ]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason.status).toBeLessThan(500);
    const now = await ownerOf(owner);
    const rows = await deps.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, owner.companyId), eq(companyMembers.uid, now ?? '')));
    expect(rows).toEqual([]);
    expect([owner.uid, ...colleagues.map(({ uid }) => uid)]).toContain(now);
  });
});

test('those who hide from the domain of a member’s email hide from the company while they are a member', async () => {
  const owner = await company();
  const someone = await person();
  const email = `tom@${someone.uid.toLowerCase()}.example`;
  await deps.db.update(users).set({ email }).where(eq(users.id, someone.uid));
  const hasKey = async () => {
    const keys = await deps.db
      .select()
      .from(companyShieldKeys)
      .where(eq(companyShieldKeys.companyId, owner.companyId));
    return keys.some(({ key }) => key === `domain:${email.slice(4)}`);
  };
  await join(owner, { ...someone, email }, 'viewer');
  expect(await hasKey()).toBe(true);
  await calls(owner).remove({ uid: someone.uid });
  expect(await hasKey()).toBe(false);
});
