import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { certificate, factsOf, job } from '../../../test/fact.ts';
import { marketOf } from '../../../test/market.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { events } from '../../db/schema/event.ts';
import { talents } from '../../db/schema/talent.ts';
import { workJobs } from '../../job-handlers.ts';
import { EXPORTED } from '../data-export/exported.ts';

const postbox = openPostbox();
const app = await testApp({ instead: { mailer: postbox.mailer } });
const { client, company, deps, talent } = app;
await workJobs(deps);
const { changeTalent, hiringCompany } = marketOf(deps, app);
const { oneWithFacts, confirmedEmployer, verifyAll, ownFacts, shownTo } = factsOf(app, postbox);

describe('a mark', () => {
  test('is removed with one press, twice without harm', async () => {
    const by = await oneWithFacts();
    await verifyAll(by);
    expect(await ownFacts(by)).toHaveLength(3);
    const remove = () => client(by).verifiedFact.remove({ kind: 'employer', entryId: 'job-1' });
    await Promise.all([remove(), remove()]);
    expect((await ownFacts(by)).map(({ kind }) => kind)).toEqual(['certification', 'codeAccount']);
  });

  test.each<[string, object, string[]]>([
    [
      'the employer',
      { workExperiences: [job({ company: 'Infosys Ltd' })] },
      ['certification', 'codeAccount'],
    ],
    ['the title', { workExperiences: [job({ designation: 'Director' })] }, ['certification', 'codeAccount']],
    [
      'the start',
      { workExperiences: [job({ tenure: { startIsoMonth: '2011-04', isCurrent: true } })] },
      ['certification', 'codeAccount'],
    ],
    [
      'the link of the account',
      { githubProfileUrl: 'https://github.com/another' },
      ['certification', 'employer'],
    ],
    [
      'the link of the certificate',
      { certifications: [certificate({ credentialUrl: 'https://certificates.example/18' })] },
      ['codeAccount', 'employer'],
    ],
    [
      'the name of the certificate',
      { certifications: [certificate({ name: 'Certified Architect' })] },
      ['codeAccount', 'employer'],
    ],
    ['the name of the person', { name: 'Somebody Else' }, ['codeAccount', 'employer']],
    ['everything', { workExperiences: [], certifications: [], githubProfileUrl: null }, []],
  ])('drops when %s is edited by any hand', async (_what, change, kept) => {
    const by = await oneWithFacts();
    await verifyAll(by);
    // As an import or an operator would: past the calls.
    await changeTalent(by, change);
    expect((await ownFacts(by)).map(({ kind }) => kind)).toEqual(kept);
    expect((await shownTo(await hiringCompany(), by))?.map(({ kind }) => kind)).toEqual(kept);
  });

  test('stays when the job ends, when its text changes, and when the order changes', async () => {
    const by = await oneWithFacts();
    await verifyAll(by);
    const ended = { startIsoMonth: '2021-04', endIsoMonth: '2026-01', isCurrent: false };
    await changeTalent(by, {
      workExperiences: [
        job({ tenure: ended, rolesAndResponsibilities: 'Built things.' }),
        job({ id: 'job-0' }),
      ],
      githubProfileUrl: 'https://www.github.com/meera-k/',
    });
    const shown = await shownTo(await hiringCompany(), by);
    expect(shown).toHaveLength(3);
    expect(shown?.find(({ kind }) => kind === 'employer')).toMatchObject({ position: 0 });
  });

  test('is gone for good once a save has dropped it, also when the edit is taken back', async () => {
    const by = await oneWithFacts();
    await verifyAll(by);
    const save = async (change: object) => {
      const stored = await client(by).talentProfile.get({ talentId: by.talentId });
      if (!stored) throw new Error('The profile is gone.');
      const { createdIsoDateTimeUtc: _, profilePicture: _picture, resume: _resume, ...draft } = stored;
      await client(by).talentProfile.update({
        talentProfile: {
          ...draft,
          ...change,
          educationList: [
            {
              id: 'e',
              course: 'BSc',
              university: 'Pune',
              tenure: { startIsoMonth: '2010-01', endIsoMonth: '2013-01', isCurrent: false },
            },
          ],
        },
      });
    };
    await save({ githubProfileUrl: 'https://github.com/another' });
    expect((await ownFacts(by)).map(({ kind }) => kind)).toEqual(['certification', 'employer']);
    await save({ githubProfileUrl: 'https://github.com/meera-k' });
    expect((await ownFacts(by)).map(({ kind }) => kind)).toEqual(['certification', 'employer']);
  });

  test('tells its own talent and admins, and no company', async () => {
    const by = await oneWithFacts();
    await confirmedEmployer(by);
    const recorded = await deps.db.select().from(events).where(eq(events.kind, 'verifiedFact.changed'));
    const own = recorded.filter(({ talentId }) => talentId === by.talentId);
    expect(own).not.toEqual([]);
    for (const event of own) expect(event).toMatchObject({ companyId: null, threadId: null });
  });
});

describe('what others see', () => {
  const GUEST = (shown: object[] | undefined) => shown?.map((fact) => Object.keys(fact).toSorted());

  test('guests learn that something is verified, not by whom, and nothing of accounts', async () => {
    const by = await oneWithFacts();
    const domain = await verifyAll(by);
    const views = [
      await shownTo(undefined, by),
      await shownTo(await talent(), by),
      // Not approved.
      await shownTo(await company(), by),
      (await client().sharedProfile.get({ talentId: by.talentId })).talentProfile.verifiedFacts,
      (await client(by).talentProfile.preview({ as: 'guest' })).talentProfile?.verifiedFacts,
    ];
    for (const shown of views) {
      expect(shown?.map(({ kind }) => kind)).toEqual(['certification', 'employer']);
      expect(GUEST(shown)).toEqual([
        ['kind', 'position', 'verifiedIsoDateTimeUtc'],
        ['kind', 'position', 'verifiedIsoDateTimeUtc'],
      ]);
      for (const secret of [domain, 'certificates.example', 'github', 'job-1', 'cert-1'])
        expect(JSON.stringify(shown)).not.toContain(secret);
    }
  });

  test('companies see what guests see of somebody who is anonymous, and nothing of somebody who hides', async () => {
    const [by, hiring] = [await oneWithFacts(), await hiringCompany()];
    const domain = await verifyAll(by);
    await deps.db
      .update(talents)
      .set({ isAnonymousUntilAccepted: true })
      .where(eq(talents.talentId, by.talentId));
    expect(JSON.stringify(await shownTo(hiring, by))).not.toContain(domain);
    await client(by).privacyShield.add({ entries: [{ kind: 'name', value: 'Northwind' }] });
    expect(await shownTo(hiring, by)).toBeUndefined();
  });

  test('an export of a shortlist carries no mark, the own export carries it without the code', async () => {
    const [by, hiring] = [await oneWithFacts(), await hiringCompany()];
    const domain = await verifyAll(by);
    const { companyId, jobPostId } = hiring;
    await client(hiring).shortlistedProfile.put({ companyId, jobPostId, talentId: by.talentId });
    for (const format of ['csv', 'json'] as const)
      for (const made of [
        await client(hiring).peopleExport.shortlist({ jobPostId, format }),
        await client(hiring).peopleExport.pipeline({ jobPostId, format }),
      ])
        expect(JSON.stringify(made)).not.toContain(domain);
    const { talentId, uid } = by;
    const exported = await EXPORTED['verified_facts']?.read(deps.db, { uid, talentId, companyId: null });
    expect(exported).toHaveLength(3);
    expect(exported).toContainEqual(expect.objectContaining({ kind: 'employer', verifier: domain }));
    expect(JSON.stringify(exported)).not.toMatch(/hash|fingerprint/i);
  });
});
