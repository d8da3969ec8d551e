import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { companyProfileDraft } from '../../../test/draft.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { companyShieldKeys, privacyShields } from '../../db/schema/privacy-shield.ts';

const app = await testApp();
const { client, deps, url } = app;
const { foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const soon = { interval: 20, timeout: 60_000 };

const add = (
  someone: TalentPerson,
  ...entries: { kind: 'name' | 'domain' | 'company' | 'agency'; value: string }[]
) => client(someone).privacyShield.add({ entries });

async function lumen(name = 'Lumen Retail Pvt Ltd') {
  const hiring = await hiringCompany({ companyName: name });
  await storeAllCompanyKeys(deps.db);
  return hiring;
}

const sees = async (company: CompanyPerson, { talentId }: TalentPerson) => {
  const { talentProfiles } = await client(company).talentProfile.list({ talentIds: [talentId] });
  const [view] = talentProfiles;
  return view === undefined ? 'nothing' : view.isRedacted ? 'guest' : 'whole';
};

const isFound = async (company: CompanyPerson, query: string, talentIds: string[]) => {
  const { apiKey } = await client(company).talentSearch.createCompanyApiKey({});
  await vi.waitFor(async () => {
    const { hits } = await client(company).talentSearch.search({ apiKey, query });
    expect(hits.map(({ talentProfile }) => talentProfile.key.talentId)).toEqual(talentIds);
  }, soon);
};

test('what hides from nobody or everybody is refused, and none of the entries is stored', async () => {
  const [someone, stranger] = [await foundTalent(), await lumen()];
  const good = { kind: 'name', value: 'Larkspur' } as const;
  const refused = [
    [{ kind: 'domain', value: 'gmail.com' }, 'BUSINESS_RULE_VIOLATION', /Anybody can have an address/],
    [{ kind: 'domain', value: 'co.in' }, 'BUSINESS_RULE_VIOLATION', /share this domain/],
    [{ kind: 'name', value: '...' }, 'BUSINESS_RULE_VIOLATION', /Type the name/],
    [{ kind: 'company', value: stranger.companyId }, 'NOT_FOUND', /don’t know/],
  ] as const;
  for (const [entry, code, message] of refused)
    await expect(add(someone, good, entry)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  expect(await deps.db.select().from(privacyShields)).toEqual([]);
  await expect(client(stranger).privacyShield.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a shield that is set while a company reads the profile closes it with the next call, and tells the company nothing', async () => {
  const [someone, hiring] = [await foundTalent(), await lumen()];
  const { talentId } = someone;
  const { jobPostId } = hiring;
  const live = await openLive(url, hiring);
  const { email } = await client(hiring).talentContact.getEmail({ talentId });
  expect(email).toBe(someone.email);
  expect(await sees(hiring, someone)).toBe('whole');
  const { privacyShield } = await add(someone, { kind: 'name', value: 'LUMEN retail' });
  expect(privacyShield.entries).toMatchObject([{ kind: 'name', label: 'LUMEN retail', companiesCount: 2 }]);
  expect(await sees(hiring, someone)).toBe('nothing');
  const notFound = { code: 'NOT_FOUND' };
  await expect(client(hiring).talentContact.getEmail({ talentId })).rejects.toMatchObject(notFound);
  await expect(client(hiring).sharedProfile.get({ talentId })).rejects.toMatchObject(notFound);
  await expect(
    client(hiring).shortlistedProfile.put({ companyId: hiring.companyId, talentId, jobPostId }),
  ).rejects.toMatchObject(notFound);
  await expect(client(hiring).invitation.send({ talentId, jobPostId })).rejects.toMatchObject({
    message: 'This talent is not open to invitations at the moment.',
  });
  const other = await foundTalent({ name: 'Dev Anand' });
  await client(hiring).shortlistedProfile.put({
    companyId: hiring.companyId,
    talentId: other.talentId,
    jobPostId,
  });
  await vi.waitFor(() => expect(live.kinds()).toEqual(['shortlistedProfile.put']), soon);
  const told = await deps.db.select().from(events).where(eq(events.kind, 'privacyShield.saved'));
  expect(told.map(({ companyId }) => companyId)).toEqual([null]);
  await client(someone).privacyShield.remove({ entries: [{ kind: 'name', value: 'Lumen Retail Inc' }] });
  expect(await sees(hiring, someone)).toBe('whole');
});

test('a company that changes its name or its mail stays hidden from, and one that takes them becomes it', async () => {
  const [someone, hiring, other] = [await foundTalent(), await lumen('Orchid Health'), await lumen('Wattle')];
  await deps.db.update(users).set({ email: 'hr@jobs.orchid.in' }).where(eq(users.id, hiring.uid));
  await storeAllCompanyKeys(deps.db);
  await add(someone, { kind: 'name', value: 'orchid health ltd' }, { kind: 'domain', value: 'orchid.in' });
  const rename = (company: CompanyPerson, name: string) =>
    client(company).companyProfile.update({
      companyProfile: companyProfileDraft({ countryCode: 'US', name }),
    });
  await rename(hiring, 'Quite Another');
  await deps.db.update(users).set({ email: 'hr@another.in' }).where(eq(users.id, hiring.uid));
  await storeAllCompanyKeys(deps.db);
  expect(await sees(hiring, someone)).toBe('nothing');
  expect(await sees(other, someone)).toBe('whole');
  await rename(other, 'Orchid Health Limited');
  expect(await sees(other, someone)).toBe('nothing');
});

test('an agency is hidden from while it says that it is one', async () => {
  const [someone, hiring] = [await foundTalent(), await lumen('Hire Fast')];
  await add(someone, { kind: 'agency', value: '' });
  const say = (isRecruitmentAgency: boolean) =>
    client(hiring).companyProfile.update({
      companyProfile: companyProfileDraft({ countryCode: 'US', isRecruitmentAgency }),
    });
  await say(true);
  expect(await sees(hiring, someone)).toBe('nothing');
  await say(false);
  expect(await sees(hiring, someone)).toBe('whole');
});

test('a company whose keys are not stored yet sees nobody who has a shield', async () => {
  const [someone, other, hiring] = [await foundTalent(), await foundTalent(), await lumen('Unknown')];
  await add(someone, { kind: 'name', value: 'Somebody Else' });
  await deps.db.delete(companyShieldKeys).where(eq(companyShieldKeys.companyId, hiring.companyId));
  expect([await sees(hiring, someone), await sees(hiring, other)]).toEqual(['nothing', 'whole']);
  await storeAllCompanyKeys(deps.db);
  expect(await sees(hiring, someone)).toBe('whole');
});

test('a conversation stays readable when its company is hidden from, without the profile', async () => {
  const [someone, hiring] = [await foundTalent({ name: 'Sita Nair' }), await lumen('Prairie')];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const { threadId } = thread.key;
  await client(someone).invitation.accept({ threadId });
  await add(someone, { kind: 'company', value: hiring.companyId });
  await client(someone).message.sendAsTalent({
    threadId,
    message: 'Hello',
    clientMessageId: 'the first one',
  });
  const [item] = (await client(hiring).thread.listForCompany({})).companyThreads;
  expect(item).toMatchObject({ talentProfile: { name: 'Sita Nair' }, lastMessage: { markdown: 'Hello' } });
  expect(JSON.stringify(item)).not.toContain('secret-picture');
  expect(await sees(hiring, someone)).toBe('nothing');
  await expect(client(hiring).talentContact.getEmail({ talentId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { privacyShield } = await client(someone).privacyShield.read();
  expect(privacyShield.knownCompanies).toEqual([
    { companyId: hiring.companyId, name: 'Prairie', sees: 'nothing', hasOpenConversation: true },
  ]);
});

test('who is anonymous until they accept is shown to companies as to guests, and to one that was accepted as they are', async () => {
  const someone = await foundTalent({ name: 'Zoya Quillfeather', jobTitle: 'Horologist' });
  const [hiring, rival] = [await lumen('Clockworks'), await lumen('Rival')];
  const { talentId } = someone;
  const { companyId, jobPostId } = hiring;
  await isFound(hiring, 'quillfeather', [talentId]);
  await client(someone).privacyShield.setAnonymous({ isAnonymousUntilAccepted: true });
  await isFound(hiring, 'quillfeather', []);
  await isFound(hiring, 'horologist', [talentId]);
  expect(await sees(hiring, someone)).toBe('guest');
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const { list } = await client(hiring).shortlistedProfile.search({ companyId });
  expect(list).toMatchObject([
    { shortlistedProfile: { talentName: 'Anonymous talent' }, talentProfile: { isRedacted: true } },
  ]);
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const answers = [
    list,
    await client(hiring).talentSearch.search({ apiKey, query: 'horologist' }),
    await client(hiring).talentMatch.ofJobPost({ jobPostId, talentIds: [talentId] }),
  ];
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId });
  const { threadId } = thread.key;
  answers.push((await client(hiring).thread.listForCompany({})) as never);
  expect(JSON.stringify(answers)).not.toMatch(/Quillfeather|secret/);
  await expect(client(hiring).talentContact.getEmail({ talentId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await client(someone).invitation.accept({ threadId });
  expect([await sees(hiring, someone), await sees(rival, someone)]).toEqual(['whole', 'guest']);
  const [item] = (await client(hiring).thread.listForCompany({})).companyThreads;
  expect(item).toMatchObject({ talentProfile: { name: 'Zoya Quillfeather' } });
  await loseApproval(hiring);
  expect(await sees(hiring, someone)).toBe('guest');
});

test('employers are offered from the work history, with the mail domains of companies of that name', async () => {
  const hiring = await lumen('Kestrel Freight Ltd');
  await deps.db.update(users).set({ email: 'hr@kestrel.example' }).where(eq(users.id, hiring.uid));
  await storeAllCompanyKeys(deps.db);
  const job = (company: string, isCurrent: boolean, startIsoMonth: string) => ({
    id: company,
    designation: 'Engineer',
    company,
    locality: { state: 'Kerala', countryCode: 'IN' as const },
    tenure: { startIsoMonth, isCurrent, ...(isCurrent ? {} : { endIsoMonth: '2021-07' }) },
  });
  const workExperiences = [
    job('Orchid', false, '2019-01'),
    job('Kestrel Freight', true, '2021-08'),
    job('KESTREL freight', false, '2018-01'),
  ] as never;
  const someone = await foundTalent({ workExperiences });
  const { privacyShield } = await client(someone).privacyShield.read();
  expect(privacyShield.employers).toEqual(
    [
      {
        name: 'Kestrel Freight',
        isCurrent: true,
        domains: ['people.test', 'kestrel.example'].toSorted(),
        effect: { companiesCount: 1, knownNames: [], conversationNames: [] },
      },
      {
        name: 'Orchid',
        isCurrent: false,
        domains: [],
        effect: { companiesCount: 0, knownNames: [], conversationNames: [] },
      },
    ].map((employer) => ({ ...employer, domains: expect.arrayContaining(employer.domains) })),
  );
});

test('a preview counts approved companies, and names only those that the talent knows', async () => {
  const someone = await foundTalent();
  const { talentId } = someone;
  const [talking, stranger, unapproved] = [
    await lumen('Ember Works Pvt Ltd'),
    await lumen('Ember Works Ltd'),
    await lumen('Ember Works'),
  ];
  await loseApproval(unapproved);
  const preview = async (kind: 'name' | 'domain' | 'company' | 'agency', value: string) =>
    (await client(someone).privacyShield.preview({ kind, value })).effect;
  const nothing = { companiesCount: 0, knownNames: [], conversationNames: [] };
  expect(await preview('name', 'ember works')).toEqual({ ...nothing, companiesCount: 2 });
  await client(talking).invitation.send({ talentId, jobPostId: talking.jobPostId });
  const known = ['Ember Works Pvt Ltd'];
  expect(await preview('name', 'EMBER works')).toEqual({
    companiesCount: 2,
    knownNames: known,
    conversationNames: known,
  });
  expect(await preview('company', talking.companyId)).toMatchObject({ companiesCount: 1, knownNames: known });
  for (const [kind, value] of [
    ['company', stranger.companyId],
    ['company', 'nobody'],
    ['name', '...'],
    ['domain', 'gmail.com'],
  ] as const)
    expect(await preview(kind, value)).toEqual(nothing);
  expect(JSON.stringify(await preview('domain', 'people.test'))).not.toMatch(/Ember Works Ltd|Ember Works"/);
  // What is previewed is not saved.
  expect((await client(someone).privacyShield.read()).privacyShield.entries).toEqual([]);
});
