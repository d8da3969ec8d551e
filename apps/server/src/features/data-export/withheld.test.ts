import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { moderationOf } from '../../../test/moderation.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { pipelineOf } from '../../../test/pipeline.ts';
import { marketOf } from '../../../test/market.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { EXPORTED } from './exported.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { shortlist } = pipelineOf(app);

/** What the export of a company says in some of its files. */
const exportOf = async ({ uid, companyId }: CompanyPerson, files: readonly string[]) => {
  const said: unknown[] = [];
  for (const file of files) {
    const noun = EXPORTED[file];
    if (!noun) throw new Error(`There is no file ${file}.`);
    said.push(await noun.read(deps.db, { uid, companyId, talentId: null }));
  }
  return JSON.stringify(said);
};

test('a company’s export does not name those who hide from it, beside the lists that leave them out', async () => {
  const hiring = await hiringCompany({ companyName: 'Lantern Freight' });
  const [hides, stays] = [
    await foundTalent({ name: 'Ottilie Farrow' }),
    await foundTalent({ name: 'Bram Stone' }),
  ];
  const as = client(hiring);
  for (const someone of [hides, stays]) {
    const { talentId } = someone;
    await shortlist(hiring, someone);
    await as.pipeline.move({ talentId, jobPostId: hiring.jobPostId, version: 1, toStageId: 'Interview' });
    await as.talentRecord.writeNote({ talentId, text: 'Writes well' });
    await as.talentRecord.addTag({ talentId, tag: 'night shift' });
    await as.talentRecord.addReminder({
      talentId,
      text: 'Call',
      dueIsoDateTimeUtc: new Date(Date.now() + 60 * 60_000).toISOString(),
    });
    await as.talentRecord.setContactOwner({ talentId, uid: hiring.uid });
  }
  const files = [
    'shortlisted_profiles',
    'pipeline_entries',
    'pipeline_moves',
    'talent_notes',
    'talent_tags',
    'talent_reminders',
    'contact_owners',
  ];
  await storeAllCompanyKeys(deps.db);
  for (const file of files) expect(await exportOf(hiring, [file])).toContain(hides.talentId);
  await client(hides).privacyShield.add({ entries: [{ kind: 'name', value: 'Lantern Freight' }] });
  for (const file of files) {
    const said = await exportOf(hiring, [file]);
    expect(said).toContain(stays.talentId);
    expect(said).not.toContain(hides.talentId);
    expect(said).not.toContain('Ottilie');
  }
});

test('an export tells nobody that they were reported, before a decision or if nothing comes of it', async () => {
  const { arun, reportedNote, ritu } = await moderationOf(app);
  const { hiring, caseId } = await reportedNote();
  const told = () => exportOf(hiring, ['admin_actions', 'sanctions', 'events']);
  const before = await told();
  const decide = { caseId, textToReporters: 'Thank you.' };
  await client(arun).adminReport.decide({ ...decide, decision: 'ban', textToPerson: 'You asked for money.' });
  expect(await told()).toBe(before);
  await client(ritu).adminReport.decide({ ...decide, decision: 'nothing' });
  expect(await told()).toBe(before);
});
