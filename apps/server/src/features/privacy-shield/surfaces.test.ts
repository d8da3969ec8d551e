import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { shieldKey } from '@talaash/domain/privacy-shield/rule';
import type { ShieldKind } from '@talaash/domain/privacy-shield/choice';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { privacyShields } from '../../db/schema/privacy-shield.ts';
import { alertedTalents, savedSearches } from '../../db/schema/saved-search.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { record } from '../../events/record.ts';
import { prepareAlert } from '../saved-search/alert.ts';
import { exportPipeline } from '../people-export/pipeline.ts';
import { exportShortlist } from '../people-export/shortlist.ts';
import { createSearchKey } from '../../index/search-key.ts';

/** Searches ask for ages, so time stands still. */
const nowMs = Date.now();
const database = await testDatabase();
const node = () =>
  testApp({
    database,
    instead: { now: () => nowMs },
    env: { APP_SECRET: 'a secret that both nodes of this test have' },
  });
const app = await node();
const { client, deps } = app;
/** Two nodes on one database, each with its own index. */
const nodes = [app, await node()];
type Node = (typeof nodes)[number];
const { foundTalent, hiringCompany } = marketOf(deps, app);

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;
type Company = Hiring & { at: number; apiKey: string; isAgency: boolean };

/**
 * Each entry that hides a company, and each that does not, decides once for each company. `npm run oracle -- --engine shield
 * --questions 200` tries them again, among other entries.
 */
const SHIELDS = Number(process.env['ORACLE_QUESTIONS'] ?? 56);
const DAY_MS = 24 * 60 * 60 * 1000;
const companies: Company[] = [];
const others: TalentPerson[] = [];
let meera: TalentPerson;
/** What each company is answered, before Meera came and after. */
const without: Record<string, string>[] = [];
const withMeera: Record<string, string>[] = [];

const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, nowMs).apiKey;

/** The answer, or the code of the refusal. Names of ids stand in no order. */
const told = async (asked: Promise<unknown>): Promise<string> => {
  const answer = await asked.catch(({ code, message }: { code: string; message: string }) => ({
    code,
    message,
  }));
  return JSON.stringify(answer, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
};

/** Every surface on which a company could meet somebody, by name. @param talentId of the person */
async function surfaces(on: Node, company: Company, talentId: string): Promise<Record<string, string>> {
  const { apiKey, companyId, jobPostId } = company;
  const call = on.client(company);
  const search = (question: object) => told(call.talentSearch.search({ apiKey, query: '', ...question }));
  const talentIds = [talentId, ...others.map((other) => other.talentId)];
  const asked: Record<string, Promise<string>> = {
    'results, totals, facets and histograms': search({}),
    'results of words': search({ query: 'typescript' }),
    'results of words that only she has': search({ query: 'falconer zig' }),
    'results of her name': search({ query: 'meera krishnan' }),
    'results of a filter': search({ skills: ['React'], sort: 'newest' }),
    'results by match': search({ query: 'frontend', sort: 'match', jobPostId }),
    'results with the key of guests': told(call.talentSearch.search({ apiKey: guestKey, query: 'engineer' })),
    'results of the published API': told(
      on
        .request('/api/v1/search-talent-profiles', {
          method: 'POST',
          as: company,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ apiKey, query: 'react' }),
        })
        .then((answer) => answer.json()),
    ),
    ...Object.fromEntries(
      ['rea', 'falc', 'zi', 'kochi'].map((typed) => [
        `suggestions for ${typed}`,
        told(call.talentSearch.complete({ apiKey, typed })),
      ]),
    ),
    'suggestions of searches': told(
      call.talentSearch.suggest({ apiKey, query: 'falconer', skills: ['Zig', 'COBOL'] }),
    ),
    'match for a post': told(call.talentMatch.ofJobPost({ jobPostId, talentIds })),
    profile: told(call.talentProfile.list({ talentIds })),
    'shared profile': told(call.sharedProfile.get({ talentId })),
    'comparison of skills': told(
      call.talentMatch.skills({ talentIds: talentIds.slice(0, 3), skills: ['React', 'Zig'] }),
    ),
    'email address': told(call.talentContact.getEmail({ talentId })),
    resume: told(call.talentContact.createResumeDownloadUrl({ talentId }).then(() => 'a link')),
    'shortlist of a post': told(call.shortlistedProfile.list({ companyId })),
    shortlist: told(call.shortlistedProfile.search({ companyId })),
    'numbers of the shortlist': told(call.shortlistedProfile.getShortlist({})),
    'hidden profiles': told(call.hiddenProfile.search({ companyId })),
    'numbers of job posts': told(call.jobPost.counts({})),
    'numbers of the dashboard': told(call.companyDashboard.readStats({})),
    'activities of the dashboard': told(call.companyDashboard.readRecentActivities({})),
    'saved searches': told(call.savedSearch.counts({})),
    notifications: told(call.notification.list({})),
    'export of the shortlist': told(exportShortlist(on.deps, exportOf(company))),
    'export of the pipeline': told(exportPipeline(on.deps, exportOf(company))),
  };
  const names = Object.keys(asked);
  const answers = [...(await Promise.all(Object.values(asked))), await alertTo(on, company)];
  return Object.fromEntries(
    [...names, 'alert'].map((name, at) => [name, (answers[at] ?? '').replaceAll(talentId, 'somebody')]),
  );
}

/** Whom the next mail about saved searches would name. Nobody is on the shortlist meanwhile: an alert leaves those out. */
async function alertTo(on: Node, { companyId }: Company): Promise<string> {
  const { db } = deps;
  const ofCompany = eq(shortlistedProfiles.companyId, companyId);
  const kept = await db.delete(shortlistedProfiles).where(ofCompany).returning();
  await db
    .update(savedSearches)
    .set({
      alert: 'daily',
      alertDueAt: new Date(nowMs).toISOString(),
      alertedAt: new Date(nowMs - DAY_MS).toISOString(),
    })
    .where(eq(savedSearches.companyId, companyId));
  await prepareAlert(on.deps, { companyId });
  const named = await db.delete(alertedTalents).where(eq(alertedTalents.companyId, companyId)).returning();
  if (kept.length > 0) await db.insert(shortlistedProfiles).values(kept);
  return JSON.stringify(named.map(({ talentId }) => talentId).toSorted((a, b) => (a < b ? -1 : 1)));
}

/** Without the limit of the call. */
const exportOf = ({ companyId, jobPostId, uid: actorUid }: Company) => ({
  companyId,
  jobPostId,
  format: 'csv' as const,
  hasPremiumAccess: true,
  actorUid,
});

const isIndexed = (total: number) =>
  vi.waitFor(
    async () => {
      for (const one of nodes)
        expect((await one.deps.talentIndex.search({ ...EVERYBODY, nowMs })).total).toBe(total);
    },
    { interval: 20, timeout: 60_000 },
  );

beforeAll(async () => {
  for (let at = 0; at < 4; at += 1) {
    const hiring = await hiringCompany({ companyName: `Lumen ${'ABCD'[at]} Retail Pvt. Ltd.` });
    const isAgency = at % 2 === 1;
    await deps.db
      .update(users)
      .set({ email: `hr@careers.lumen${at}.co.in` })
      .where(eq(users.id, hiring.uid));
    await deps.db
      .update(companyProfiles)
      .set({ isRecruitmentAgency: isAgency })
      .where(eq(companyProfiles.companyId, hiring.companyId));
    const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
    companies.push({ ...hiring, at, apiKey, isAgency });
  }
  await storeAllCompanyKeys(deps.db);
  for (const name of ['Asha Rao', 'Dev Anand', 'Ravi Iyer', 'Sita Nair'])
    others.push(await foundTalent({ name }));
  const [first, second] = others as [TalentPerson, TalentPerson];
  for (const company of companies) {
    const { companyId, jobPostId } = company;
    const call = client(company);
    await call.shortlistedProfile.put({ companyId, jobPostId, talentId: first.talentId });
    await call.hiddenProfile.put({ companyId, talentId: second.talentId });
    const question = { query: 'react' };
    await call.savedSearch.update({ savedSearch: { name: 'React', question } });
  }
  await isIndexed(others.length);
  for (const company of companies) without.push(await surfaces(app, company, 'nobody'));
  meera = await foundTalent({
    jobTitle: 'Falconer',
    skills: ['React', 'TypeScript', 'Zig'],
    about: 'A frontend engineer who trains falcons, and builds interfaces that people understand at once.',
    locality: { suburb: 'Kochi', state: 'Kerala', countryCode: 'IN' },
    expectedSalaryInLpaInr: 61,
    experienceInYears: 17,
  });
  await isIndexed(others.length + 1);
  for (const { companyId, jobPostId, ...company } of companies)
    await client(company).shortlistedProfile.put({ companyId, jobPostId, talentId: meera.talentId });
  for (const company of companies) withMeera.push(await surfaces(app, company, meera.talentId));
});

test('Meera is on the surfaces of this test', () => {
  for (const [at, answers] of withMeera.entries()) {
    const same = Object.keys(answers).filter((surface) => answers[surface] === without[at]?.[surface]);
    expect(same).toEqual(['hidden profiles', 'notifications']);
  }
});

/** The same numbers at each run. */
let state = 20_261_128;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

type Entry = readonly [kind: ShieldKind, value: string];

const hiding = ({ at, companyId, isAgency }: Company): Entry[] => [
  ['name', `LUMEN ${'abcd'[at]} retail`],
  ['name', `Lúmen-${'ABCD'[at]}-Retail, Inc.`],
  ['domain', `lumen${at}.co.in`],
  ['domain', `careers.lumen${at}.co.in`],
  ['company', companyId],
  ...(isAgency ? [['agency', ''] as const] : []),
];

const harmless = ({ at, isAgency }: Company): Entry[] => [
  ['name', 'Lumen'],
  ['name', `Lumen ${'ABCD'[at]} Retail Labs`],
  ['domain', `jobs.lumen${at}.co.in`],
  ['domain', `umen${at}.co.in`],
  ['domain', 'people.test'],
  ['company', 'another'],
  ...(isAgency ? [] : [['agency', ''] as const]),
];

/** Entries of a round, of which one decides: each in turn. The others change nothing. */
function roundOf(company: Company, turn: number) {
  const isHidden = turn % 2 === 0;
  const deciding = (isHidden ? hiding : harmless)(company);
  const entry = deciding[Math.floor(turn / 2) % deciding.length] as Entry;
  const entries = Array.from({ length: 1 + random(4) }, () => oneOf(harmless(company)));
  entries.splice(random(entries.length), 1, entry);
  return { isHidden, entry, entries };
}

/** As the call does, with its event, but without its limit. */
async function shieldWith(entries: readonly Entry[]): Promise<void> {
  const { talentId, uid } = meera;
  const keys = new Set(entries.map(([kind, value]) => shieldKey(kind, value) ?? ''));
  await deps.events.transaction(async (tx) => {
    await tx.delete(privacyShields).where(eq(privacyShields.talentId, talentId));
    await tx.insert(privacyShields).values([...keys].map((key) => ({ talentId, key, label: key })));
    await record(tx, { kind: 'privacyShield.saved', actorUid: uid, talentId });
    await record(tx, { kind: 'talentProfile.saved', actorUid: uid, talentId });
  });
}

test(`with any of ${SHIELDS} shields, a company is answered as if Meera did not exist, or as if she had no shield`, async () => {
  const decided = new Set<string>();
  const streams = await Promise.all(
    companies.map((company, at) => openLive(nodes[at % nodes.length]?.url ?? '', company)),
  );
  for (let round = 0; round < SHIELDS; round += 1) {
    const company = companies[round % companies.length] as Company;
    const { isHidden, entry, entries } = roundOf(company, Math.floor(round / companies.length));
    decided.add(`${company.at} ${entry.join(' ')}`);
    await shieldWith(entries);
    const expected = (isHidden ? without : withMeera)[company.at];
    expect(await surfaces(oneOf(nodes), company, meera.talentId), JSON.stringify(entries)).toEqual(expected);
  }
  const each = companies.flatMap((one) =>
    [...hiding(one), ...harmless(one)].map((entry) => `${one.at} ${entry.join(' ')}`),
  );
  expect([...decided].sort()).toEqual(each.sort());
  // Live events: what comes after all that is the first that a company hears.
  for (const [at, company] of companies.entries()) {
    await client(company).hiddenProfile.delete({
      companyId: company.companyId,
      talentId: others[1]?.talentId ?? '',
    });
    await vi.waitFor(() => expect(streams[at]?.kinds()).toEqual(['hiddenProfile.deleted']), {
      interval: 20,
      timeout: 60_000,
    });
  }
});
