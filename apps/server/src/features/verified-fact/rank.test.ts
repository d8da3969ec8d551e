import { inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import { fingerprintOf } from '../../db/verified-fact.ts';
import { record } from '../../events/record.ts';

const app = await testApp();
const { client, deps } = app;
const { db, events } = deps;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const INDEXED = { timeout: 60_000 };
const KEYS = [
  { kind: 'employer', entryId: 'job' },
  { kind: 'codeAccount', entryId: 'github.com' },
  { kind: 'certification', entryId: 'cert' },
] as const;

const facts = (jobTitle: string) => ({
  jobTitle,
  skills: ['React', 'Loom weaving'],
  workExperiences: [
    {
      id: 'job',
      designation: jobTitle,
      company: 'Loom',
      tenure: { startIsoMonth: '2020-01', isCurrent: true },
      isInternship: false,
      isRemote: true,
      locality: undefined,
    },
  ],
  certifications: [
    {
      id: 'cert',
      name: 'Loom weaving',
      issuingOrganization: 'Guild',
      issueIsoMonth: '2022-01',
      credentialUrl: 'https://certificates.example/1',
    },
  ],
});

test('whatever is verified of whom, the order of a search and a match stay', async () => {
  const titles = ['React Developer', 'Angular Tester', 'React Designer', 'Data Engineer', 'Writer'];
  const people = await Promise.all(titles.map((title) => foundTalent(facts(title))));
  const talentIds = people.map(({ talentId }) => talentId);
  const hiring = await hiringCompany();
  const { jobPostId } = hiring;
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const order = async (question: { jobPostId?: string }) =>
    (await client(hiring).talentSearch.search({ apiKey, query: 'loom weaving', ...question })).hits.map(
      ({ talentProfile }) => talentProfile.key.talentId,
    );
  const orders = async () => [
    await order({}),
    await order({ jobPostId }),
    (await client(hiring).talentMatch.ofJobPost({ jobPostId, talentIds })).matches,
  ];
  await vi.waitFor(async () => expect(await order({})).toHaveLength(people.length), INDEXED);
  const before = await orders();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), {
        minLength: people.length,
        maxLength: people.length,
      }),
      async (marks) => {
        await setMarks(talentIds, marks);
        await indexAnew(talentIds);
        const { talentProfiles: views } = await client(hiring).talentProfile.list({ talentIds });
        expect(views.map(({ verifiedFacts: { length } }) => length)).toEqual(
          marks.map((of) => of.filter(Boolean).length),
        );
        expect(await orders()).toEqual(before);
      },
    ),
    { numRuns: 4 },
  );
});

async function setMarks(talentIds: readonly string[], marks: readonly boolean[][]): Promise<void> {
  await db.delete(verifiedFacts).where(inArray(verifiedFacts.talentId, [...talentIds]));
  const profiles = await db
    .select()
    .from(talentProfiles)
    .where(inArray(talentProfiles.talentId, [...talentIds]));
  const rows = profiles.flatMap((profile) =>
    KEYS.filter((_, at) => marks[talentIds.indexOf(profile.talentId)]?.[at]).map((key) => ({
      talentId: profile.talentId,
      ...key,
      fingerprint: fingerprintOf(profile, key) ?? '',
      verifier: 'loom.example',
      verifiedAt: new Date().toISOString(),
    })),
  );
  if (rows.length > 0) await db.insert(verifiedFacts).values(rows);
}

/** Lets the index read these people again. It follows events in their order, so a person who came later shows that it has. */
async function indexAnew(talentIds: readonly string[]): Promise<void> {
  await events.transaction(async (tx) => {
    for (const talentId of talentIds)
      await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId });
  });
  const { talents } = await deps.talentIndex.status();
  await foundTalent({ skills: ['Cobol'], jobTitle: 'Librarian' });
  await vi.waitFor(async () => expect((await deps.talentIndex.status()).talents).toBe(talents + 1), INDEXED);
}
