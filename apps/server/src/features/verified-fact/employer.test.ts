import { MAIL_LINKS_A_DAY } from '@talaash/domain/mail-link/limit';
import { FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { factsOf, job, newDomain, outcomeOf } from '../../../test/fact.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { verifiedFacts } from '../../db/schema/verified-fact.ts';
import { workJobs } from '../../job-handlers.ts';
import { prune } from '../retention/actions.ts';

const postbox = openPostbox();
let nowMs = Date.now();
const app = await testApp({ instead: { now: () => nowMs, mailer: postbox.mailer } });
const { admin, client, deps, talent } = app;
await workJobs(deps);
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { oneWithFacts, mailedCode, confirmedEmployer, ownFacts, shownTo } = factsOf(app, postbox);

const EDUCATION = {
  id: 'e',
  course: 'BSc',
  university: 'Pune',
  tenure: { startIsoMonth: '2010-01', endIsoMonth: '2013-01', isCurrent: false },
};

const DAY = 24 * 60 * 60 * 1000;

describe('an employer', () => {
  test.each(['meera@gmail.com', 'meera@mail.yahoo.com', 'meera@co.in', 'meera@localhost'])(
    'is not proven by %s',
    async (mailbox) => {
      const by = await oneWithFacts();
      await expect(
        client(by).verifiedFact.mailEmployerLink({ entryId: 'job-1', mailbox }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', data: { mailbox: expect.any(String) } });
      expect(await ownFacts(by)).toEqual([]);
    },
  );

  test('of a job that is not on the profile, or of somebody else, is not found', async () => {
    const [by, other] = [await oneWithFacts(), await foundTalent()];
    for (const [one, entryId] of [
      [by, 'elsewhere'],
      [other, 'job-1'],
      [await talent(), 'job-1'],
    ] as const)
      await expect(
        client(one).verifiedFact.mailEmployerLink({ entryId, mailbox: `a@${newDomain()}` }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND', message: FACT_REFUSALS.unknown });
  });

  test('gets at most so many links in a day, exactly: a mailbox, and an account', async () => {
    const [by, domain] = [await oneWithFacts(), newDomain()];
    const send = (mailbox: string) =>
      outcomeOf(client(by).verifiedFact.mailEmployerLink({ entryId: 'job-1', mailbox }));
    const toOne = await Promise.all(Array.from({ length: 5 }, () => send(`meera@${domain}`)));
    expect(toOne.filter((outcome) => outcome === 'done')).toHaveLength(MAIL_LINKS_A_DAY.mailbox);
    const toOthers = await Promise.all(Array.from({ length: 8 }, (_, at) => send(`m${at}@${domain}`)));
    expect(toOthers.filter((outcome) => outcome === 'done')).toHaveLength(MAIL_LINKS_A_DAY.account - 5);
    expect(new Set([...toOne, ...toOthers])).toEqual(new Set(['done', 'TOO_MANY_REQUESTS']));
  });

  test('is not proven by a code that is used, replaced, expired, invented or of somebody else', async () => {
    const [by, other, domain] = [await oneWithFacts(), await oneWithFacts(), newDomain()];
    const confirm = (as: TalentPerson, code: string) => client(as).verifiedFact.confirmEmployer({ code });
    const replaced = await mailedCode(by, domain);
    const code = await mailedCode(by, domain);
    for (const [as, given] of [
      [by, replaced],
      [by, 'invented'],
      [other, code],
    ] as const)
      await expect(confirm(as, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [stored] = await deps.db
      .select()
      .from(verifiedFacts)
      .where(eq(verifiedFacts.talentId, by.talentId));
    expect(JSON.stringify(stored)).not.toContain(code);
    const once = await Promise.all([outcomeOf(confirm(by, code)), outcomeOf(confirm(by, code))]);
    expect(once.toSorted()).toEqual(['NOT_FOUND', 'done']);
    const late = await mailedCode(by, newDomain());
    nowMs += DAY;
    await expect(confirm(by, late)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is not proven by a link if the job was edited meanwhile', async () => {
    const by = await oneWithFacts();
    const code = await mailedCode(by, newDomain());
    await changeTalent(by, { workExperiences: [job({ company: 'Another' })] });
    await expect(client(by).verifiedFact.confirmEmployer({ code })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('has no mark when a save that edits the job meets the link, whichever comes first', async () => {
    for (let at = 0; at < 4; at += 1) {
      const by = await oneWithFacts();
      const code = await mailedCode(by, newDomain());
      const stored = await client(by).talentProfile.get({ talentId: by.talentId });
      if (!stored) throw new Error('The profile is gone.');
      const { createdIsoDateTimeUtc: _, profilePicture: _picture, resume: _resume, ...draft } = stored;
      const workExperiences = [job({ designation: 'Director' })];
      const [saved] = await Promise.all([
        outcomeOf(
          client(by).talentProfile.update({
            talentProfile: { ...draft, workExperiences, educationList: [EDUCATION] },
          }),
        ),
        outcomeOf(client(by).verifiedFact.confirmEmployer({ code })),
      ]);
      expect(saved).toBe('done');
      expect(await ownFacts(by)).toEqual([]);
      const rows = await deps.db.select().from(verifiedFacts).where(eq(verifiedFacts.talentId, by.talentId));
      expect(rows).toEqual([]);
    }
  });

  test('is confirmed by its link: companies see the domain, nobody sees the address', async () => {
    const [by, hiring] = [await oneWithFacts(), await hiringCompany()];
    const domain = newDomain();
    const code = await mailedCode(by, domain);
    expect(await ownFacts(by)).toEqual([{ kind: 'employer', entryId: 'job-1', mailbox: `meera@${domain}` }]);
    expect(await shownTo(hiring, by)).toEqual([]);
    await client(by).verifiedFact.confirmEmployer({ code });
    const at = new Date(nowMs).toISOString();
    const mark = { kind: 'employer', position: 1, verifier: domain, verifiedIsoDateTimeUtc: at };
    expect(await ownFacts(by)).toEqual([{ kind: 'employer', entryId: 'job-1', verified: mark }]);
    for (const reader of [hiring, by, await admin()]) expect(await shownTo(reader, by)).toEqual([mark]);
    const rows = await deps.db.select().from(verifiedFacts).where(eq(verifiedFacts.talentId, by.talentId));
    expect(JSON.stringify(rows)).not.toContain('meera@');
  });

  test('keeps its mark while a link to another address waits, and the domain of the link that was opened', async () => {
    const by = await oneWithFacts();
    const first = await confirmedEmployer(by);
    const second = newDomain();
    const code = await mailedCode(by, second);
    expect(await ownFacts(by)).toMatchObject([{ mailbox: `meera@${second}`, verified: { verifier: first } }]);
    await client(by).verifiedFact.confirmEmployer({ code });
    expect(await ownFacts(by)).toMatchObject([{ verified: { verifier: second } }]);
  });

  test('is confirmed by an email that names neither the account nor the talent', async () => {
    const [by, domain] = [await oneWithFacts(), newDomain()];
    await client(by).verifiedFact.mailEmployerLink({ entryId: 'job-1', mailbox: `meera@${domain}` });
    const { subject, html, text } = await postbox.mailTo(`meera@${domain}`);
    for (const secret of [by.email, by.name, 'Infosys'])
      expect(`${subject}${html}${text}`).not.toContain(secret);
  });

  test('that waits is forgotten with its address after a day', async () => {
    const [by, other] = [await oneWithFacts(), await oneWithFacts()];
    await confirmedEmployer(other);
    for (const one of [by, other]) await mailedCode(one, newDomain());
    nowMs += DAY + 1;
    expect(await ownFacts(by)).toEqual([]);
    await prune(deps);
    const rowsOf = ({ talentId }: TalentPerson) =>
      deps.db.select().from(verifiedFacts).where(eq(verifiedFacts.talentId, talentId));
    expect(await rowsOf(by)).toEqual([]);
    expect(await rowsOf(other)).toMatchObject([{ mailbox: null, verifiedAt: expect.any(String) }]);
  });
});
