import type { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { identityCalls, identityServer } from '../../../test/identity-server.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { registrationInvitations } from '../../db/schema/registration-invitation.ts';
import { workJobs } from '../../job-handlers.ts';
import { inviteToRegister } from './actions.ts';

const provider = await identityServer();
afterAll(() => provider.stop());
const { mailer, mailTo } = openPostbox();
const { deps, request, client, person } = await testApp({
  instead: { mailer },
  env: { ...provider.env, REGISTRATION_TALENT: 'invitation', REGISTRATION_COMPANY: 'closed' },
});
await workJobs(deps);
const { db } = deps;
const { signUp } = signInCalls(request);
const { signInAt } = identityCalls(request);

beforeEach(() => db.delete(rateLimits));

const invite = (userType: UserType, email?: string) =>
  deps.events.transaction((tx) =>
    inviteToRegister(tx, { jobs: deps.jobs, nowMs: deps.now() }, { email, userType }),
  );

/** A link for whoever has it. */
const openInvitation = async (userType: UserType = 'talent') => (await invite(userType)) ?? '';

const hasAccount = async (email: string) =>
  (await db.select().from(users).where(eq(users.email, email))).length > 0;

const numbers: Record<
  UserType,
  { countryCode: (typeof MOBILE_COUNTRY_CODES)[number]; mobileNumber: string }
> = {
  talent: { countryCode: 'IN', mobileNumber: '+919876543210' },
  company: { countryCode: 'US', mobileNumber: '+12025550143' },
};

describe('refused', () => {
  test.each<[string, { userType?: UserType; invitation?: string }, keyof typeof REGISTRATION_SENTENCES]>([
    ['a sign-up that does not say the side', {}, 'byInvitation'],
    ['a talent without an invitation', { userType: 'talent' }, 'talentByInvitation'],
    ['a company', { userType: 'company' }, 'companyClosed'],
    ['a made-up invitation', { userType: 'talent', invitation: 'made-up' }, 'invitationInvalid'],
  ])('%s, by email and by a provider', async (_what, given, sentence) => {
    const form = signUpForm();
    expect(await signUp({ ...form, ...given })).toMatchObject({
      status: 422,
      body: { code: 'BUSINESS_RULE_VIOLATION', message: REGISTRATION_SENTENCES[sentence] },
      setCookies: [],
    });
    provider.is({ sub: form.email, email: form.email, email_verified: true });
    expect((await signInAt({ body: given })).result).toBe(sentence);
    expect(await hasAccount(form.email)).toBe(false);
  });

  test('an invitation to the other side, and one to a side that is closed', async () => {
    const form = signUpForm();
    const invitation = await openInvitation('company');
    for (const userType of ['talent', 'company'] as const)
      expect((await signUp({ ...form, userType, invitation })).status).toBe(422);
    expect(await hasAccount(form.email)).toBe(false);
  });

  test('an email that has an account: where nobody is let in, nobody learns of it', async () => {
    const { email } = await person();
    expect((await signUp(signUpForm({ email }))).body.message).toBe(REGISTRATION_SENTENCES.byInvitation);
  });

  test('an invitation that is for another email, that has expired, or that was used', async () => {
    const form = signUpForm();
    await invite('talent', 'invited@people.test');
    const [, bound = ''] = /invitation=([\w-]+)/.exec((await mailTo('invited@people.test')).text) ?? [];
    const expired = await openInvitation();
    const used = await openInvitation();
    expect((await signUp({ ...signUpForm(), userType: 'talent', invitation: used })).status).toBe(200);
    for (const invitation of [bound, used])
      expect(await signUp({ ...form, userType: 'talent', invitation })).toMatchObject({
        status: 422,
        body: { message: REGISTRATION_SENTENCES.invitationInvalid },
      });
    const past = new Date(deps.now() - 1).toISOString();
    await db.update(registrationInvitations).set({ expiresAt: past });
    expect((await signUp({ ...form, userType: 'talent', invitation: expired })).body.message).toBe(
      REGISTRATION_SENTENCES.invitationInvalid,
    );
    expect(await hasAccount(form.email)).toBe(false);
  });

  test('of two sign-ups at once with one link, one', async () => {
    const invitation = await openInvitation();
    const forms = [signUpForm(), signUpForm()];
    const answers = await Promise.all(
      forms.map((form) => signUp({ ...form, userType: 'talent', invitation })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const stored = await Promise.all(forms.map(({ email }) => hasAccount(email)));
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  test.each(['talent', 'company'] as const)(
    'an account from before that would become a %s: no code is sent',
    async (userType) => {
      const someone = await person();
      const message = REGISTRATION_SENTENCES[userType === 'talent' ? 'talentByInvitation' : 'companyClosed'];
      const asked = { ...numbers[userType], userType };
      await expect(client(someone).mobileVerification.requestOtp(asked)).rejects.toMatchObject({
        code: 'BUSINESS_RULE_VIOLATION',
        message,
      });
      expect(await client(someone).mobileVerification.get({ uid: someone.uid })).toBeNull();
    },
  );
});

describe('let in', () => {
  test('a sign-up with a link becomes a talent, and no company', async () => {
    const invitation = await openInvitation();
    const form = signUpForm();
    const { cookie, body } = await signUp({ ...form, userType: 'talent', invitation });
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
    const own = client({ uid: '', sessionId: '', email: '', name: '', cookie }).mobileVerification;
    await expect(own.requestOtp({ ...numbers.company, userType: 'company' })).rejects.toMatchObject({
      message: REGISTRATION_SENTENCES.companyClosed,
    });
    const asked = { ...numbers.talent, userType: 'talent' } as const;
    await own.requestOtp(asked);
    const { userProfile } = await own.verifyOtp({ ...asked, verificationCode: '123456' });
    expect(userProfile).toMatchObject({ key: { uid: body.user?.id }, userType: 'talent' });
  });

  test('a person whom a provider names, with the mailed link to this email', async () => {
    const email = 'meera.invited@people.test';
    await invite('talent', email);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('You are invited to Talaash');
    const [, invitation = ''] = /signup\?as=talent&invitation=([\w-]+)#email=/.exec(mail.text) ?? [];
    provider.is({ sub: 'invited', email, email_verified: true, name: 'Meera Iyer' });
    expect((await signInAt({ body: { userType: 'talent', invitation } })).result).toBe('signedIn');
    const [row] = await db
      .select()
      .from(registrationInvitations)
      .where(eq(registrationInvitations.email, email));
    expect(row?.usedByUid).toEqual(expect.any(String));
    // Everybody else gets the same answer as without an invitation, and the account goes on.
    expect((await signInAt()).result).toBe('signedIn');
  });

  test('an account from before whose verified email is invited', async () => {
    const someone = await person();
    await invite('talent', someone.email);
    const { otpInfo } = await client(someone).mobileVerification.requestOtp({
      countryCode: 'IN',
      mobileNumber: '+919876543211',
      userType: 'talent',
    });
    expect(otpInfo.isVerificationCodeSent).toBe(true);
  });

  test('an account whose email is invited uses the invitation up, also when the email changes later', async () => {
    const someone = await person();
    await invite('talent', someone.email);
    const [, invitation = ''] = /invitation=([\w-]+)/.exec((await mailTo(someone.email)).text) ?? [];
    const asked = { countryCode: 'IN', mobileNumber: '+919876543212', userType: 'talent' } as const;
    const own = client(someone).mobileVerification;
    await own.requestOtp(asked);
    await own.verifyOtp({ ...asked, verificationCode: '123456' });
    await db.update(users).set({ email: 'elsewhere@people.test' }).where(eq(users.id, someone.uid));
    const again = { ...signUpForm({ email: someone.email }), userType: 'talent', invitation };
    expect(await signUp(again)).toMatchObject({
      status: 422,
      body: { message: REGISTRATION_SENTENCES.invitationInvalid },
    });
  });
});

test('the trail notes an invitation, without whom it was for', async () => {
  const email = 'trail@people.test';
  await invite('talent', email);
  const rows = await db.select().from(adminActions);
  expect(rows.findLast(({ act }) => act === 'registration.invited')).toMatchObject({
    adminUid: 'command-line',
    uid: null,
    after: { userType: 'talent', isForOneEmail: true },
  });
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('browsers may know it', async () => {
  expect((await client().publicConfiguration.get()).registration).toEqual({
    talent: 'invitation',
    company: 'closed',
  });
});
