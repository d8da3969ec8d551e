import { TEMPLATES_MAX } from '@talaash/domain/message-template/limit';
import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { patiently } from '../../../test/patient.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { messageTemplates } from '../../db/schema/message-template.ts';
import { threads } from '../../db/schema/thread.ts';
import { EXPORTED } from '../data-export/exported.ts';

const app = await testApp();
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const save = (as: CompanyPerson, draft: object = {}) =>
  client(as).messageTemplate.update({
    messageTemplate: { purpose: 'invitation', name: 'Looms', text: 'Hello {first name}', ...draft },
  });
const namesOf = async (as: CompanyPerson) =>
  (await client(as).messageTemplate.list({})).list.map(({ name }) => name);
const notFound = { code: 'NOT_FOUND', message: MESSAGE_TEMPLATE_SENTENCES.notFound };

test('a company reaches its own templates only, and its viewers read them', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const { key } = (await save(hiring)).messageTemplate;
  await expect(save(rival, { key, name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(client(rival).messageTemplate.delete(key)).rejects.toMatchObject(notFound);
  await expect(save(rival, { key: { messageTemplateId: 'unknown' } })).rejects.toMatchObject(notFound);
  expect(await namesOf(rival)).toEqual([]);
  const [viewer, recruiter] = [await member(hiring, 'viewer'), await member(hiring, 'recruiter')];
  expect((await client(viewer).messageTemplate.list({})).list.map(({ name }) => name)).toEqual(['Looms']);
  await expect(client(viewer).messageTemplate.delete(key)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await client(recruiter).messageTemplate.delete(key);
  expect(await namesOf(hiring)).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'Must be no more than 60 characters long'],
  ['a long text', { text: 'x'.repeat(1001) }, 'text', 'Must be no more than 1000 characters long'],
  [
    'an unknown variable',
    { text: 'Hello {nick name}' },
    'text',
    '{nick name} is not a variable. Choose one from the list.',
  ],
])('%s is refused at its field', async (_, draft, field, message) => {
  const hiring = await hiringCompany();
  await expect(save(hiring, draft)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { [`messageTemplate.${field}`]: message },
  });
  expect(await namesOf(hiring)).toEqual([]);
});

test('a name stands once, whatever its case, and there are no more than fifty', async () => {
  const hiring = await hiringCompany();
  const { key } = (await save(hiring)).messageTemplate;
  await expect(save(hiring, { name: ' LOOMS ' })).rejects.toMatchObject({
    data: { 'messageTemplate.name': MESSAGE_TEMPLATE_SENTENCES.nameTaken },
  });
  await save(hiring, { key, name: 'LOOMS' });
  const more = Array.from({ length: TEMPLATES_MAX }, (_, at) =>
    patiently(() => save(hiring, { name: `Text ${at}` })),
  );
  const results = await Promise.allSettled(more);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(TEMPLATES_MAX - 1);
  await expect(save(hiring, { name: 'One more' })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: MESSAGE_TEMPLATE_SENTENCES.full,
  });
});

test('each change is an event, and templates are exported and go with the company', async () => {
  const hiring = await hiringCompany();
  const { companyId, uid } = hiring;
  const { key } = (await save(hiring)).messageTemplate;
  await save(hiring, { key, purpose: 'message', text: 'Good day' });
  expect(await EXPORTED['message_templates']?.read(db, { uid, talentId: null, companyId })).toMatchObject([
    { purpose: 'message', text: 'Good day' },
  ]);
  await client(hiring).messageTemplate.delete(key);
  const happened = await db.select().from(events).where(eq(events.companyId, companyId));
  expect(happened.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => 'messageTemplate.changed'),
  );
  await save(hiring);
  await db.delete(users).where(eq(users.id, uid));
  expect(await db.$count(messageTemplates, eq(messageTemplates.companyId, companyId))).toBe(0);
});

test('a text with a variable in it is never sent', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  const to = { talentId: someone.talentId, jobPostId: by.jobPostId };
  const left = (message: string) => ({ code: 'BUSINESS_RULE_VIOLATION', message });
  const note = 'The pay is {pay range}.';
  const noPay = left('Replace {pay range} with your own words: the job post states no pay.');
  await expect(client(by).invitation.send({ ...to, note })).rejects.toMatchObject(noPay);
  await expect(client(by).invitation.send({ ...to, note: 'Hi {nick}' })).rejects.toMatchObject(
    left('Replace {nick} with your own words: it is not a variable.'),
  );
  expect(await db.$count(threads, eq(threads.talentId, someone.talentId))).toBe(0);
  const { thread } = await client(by).invitation.send({ ...to, note: 'Good day' });
  const { threadId } = thread.key;
  await expect(client(by).invitation.edit({ threadId, note })).rejects.toMatchObject(noPay);
  await client(someone).invitation.accept({ threadId });
  await client(by).message.sendAsCompany({ threadId, message: 'Good day' });
  await expect(client(by).message.sendAsCompany({ threadId, message: note })).rejects.toMatchObject(noPay);
  // Of people who talk, nothing but a variable is refused, and of a talent nothing.
  await client(by).message.sendAsCompany({ threadId, message: 'Look at {props}.' });
  await client(someone).message.sendAsTalent({ threadId, message: note });
});
