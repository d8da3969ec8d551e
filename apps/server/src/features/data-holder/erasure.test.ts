import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';

const postbox = openPostbox();
const app = await testApp({ instead: { mailer: postbox.mailer } });
const { client, deps, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);
const { toRead } = await notificationsOf(app);

async function copied(companyName = 'Northgate') {
  const [someone, hiring] = [await foundTalent(), await hiringCompany({ companyName })];
  await client(hiring).talentContact.getEmail({ talentId: someone.talentId });
  return {
    someone,
    hiring,
    ask: () => client(someone).dataHolder.requestErasure({ companyId: hiring.companyId }),
  };
}

test('nobody asks a company that holds nothing, has copied nothing, or was asked already', async () => {
  const { someone, hiring, ask } = await copied();
  const other = await hiringCompany();
  const { dataHolder } = client(someone);
  await expect(dataHolder.requestErasure({ companyId: other.companyId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await client(other).invitation.send({ talentId: someone.talentId, jobPostId: other.jobPostId });
  await expect(dataHolder.requestErasure({ companyId: other.companyId })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'This company has copied nothing of you.',
  });
  const twice = await Promise.allSettled([ask(), ask()]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(
    client(hiring).dataHolder.requestErasure({ companyId: hiring.companyId }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const confirm = (by: typeof hiring) => client(by).erasureRequest.confirm({ talentId: someone.talentId });
  await expect(confirm(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await client(other).erasureRequest.list()).requests).toEqual([]);
});

test('a company is told, has 30 days, and confirms with one press, which both sides see', async () => {
  const { someone, hiring, ask } = await copied();
  const { talentId } = someone;
  const { holders } = await ask();
  expect(holders).toMatchObject([{ name: 'Northgate', erasure: { confirmedIsoDateTimeUtc: null } }]);
  await toRead(hiring, ['Somebody asks you to erase their data']);
  const mail = await postbox.mailTo(hiring.email);
  expect(mail.subject).toBe('Meera Krishnan asks you to erase their data');
  expect(mail.text).toContain('/company/settings#erasure');
  expect((await client(hiring).erasureRequest.list()).requests).toMatchObject([
    { talentId, name: 'Meera Krishnan', copies: [{ kind: 'email' }], confirmedIsoDateTimeUtc: null },
  ]);
  const both = await Promise.all([1, 2].map(() => client(hiring).erasureRequest.confirm({ talentId })));
  expect(both[0]?.requests[0]?.confirmedIsoDateTimeUtc).not.toBeNull();
  await toRead(someone, ['Northgate says that it has erased your data']);
  const after = await client(someone).dataHolder.list();
  expect(after.holders[0]?.erasure?.confirmedIsoDateTimeUtc).not.toBeNull();
  await expect(ask()).rejects.toMatchObject({ message: /has erased/ });
  // Once it has copied something again, it can be asked again.
  await client(hiring).talentContact.getEmail({ talentId });
  expect((await ask()).holders[0]?.erasure?.confirmedIsoDateTimeUtc).toBeNull();
});

test('a talent ends everything at once, and repeating it changes nothing', async () => {
  const someone = await foundTalent();
  const { talentId } = someone;
  const companies = [
    await hiringCompany({ companyName: 'A' }),
    await hiringCompany({ companyName: 'B' }),
    await hiringCompany({ companyName: 'C' }),
  ];
  for (const { companyId, jobPostId, ...by } of companies)
    await client(by).shortlistedProfile.put({ companyId, jobPostId, talentId });
  const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];
  const { thread } = await client(first).invitation.send({ talentId, jobPostId: first.jobPostId });
  await client(someone).invitation.accept(thread.key);
  await client(second).talentContact.getEmail({ talentId });
  const ended = await client(someone).dataHolder.endAll({});
  expect(ended.shortlistsCount).toBe(0);
  expect(ended.holders).toMatchObject([
    { name: 'A', sees: 'nothing', conversation: { isEnded: true } },
    { name: 'B', sees: 'nothing', copies: [{ kind: 'email' }] },
  ]);
  expect(await client(someone).dataHolder.endAll({})).toEqual(ended);
  for (const by of [first, second])
    expect((await client(by).talentProfile.list({ talentIds: [talentId] })).talentProfiles).toEqual([]);
});

test('the file has what the page shows, and only the talent gets it', async () => {
  const { someone, hiring, ask } = await copied('=Formula Ltd');
  const shy = await hiringCompany({ companyName: 'Shy Fox' });
  await client(shy).profileOpening.setNaming({ isNamed: false });
  for (const by of [hiring, shy]) await client(by).profileOpening.count({ talentId: someone.talentId });
  await vi.waitFor(
    async () => expect((await client(someone).profileOpening.listOfWeek({})).companiesCount).toBe(2),
    { interval: 20, timeout: 60_000 },
  );
  await ask();
  const file = (format: string, as?: typeof someone | typeof hiring) =>
    request(`/api/v1/who-saw-me/${format}`, as ? { as } : {});
  expect((await file('json')).status).toBe(401);
  expect((await file('json', hiring)).status).toBe(403);
  expect((await file('xml', someone)).status).toBe(404);
  const json = await file('json', someone);
  expect(json.headers.get('content-disposition')).toContain('attachment');
  expect(json.headers.get('cache-control')).toBe('private, no-store');
  const text = await json.text();
  expect(JSON.parse(text)).toMatchObject({
    figures: { opened: 2, shortlists: 0, holding: 1, copies: 1 },
    openings: [{ company: '=Formula Ltd', daysCount: 1 }, { company: null }],
    holders: [{ name: '=Formula Ltd', copies: [{ kind: 'email' }], erasureState: 'asked' }],
  });
  const csv = await (await file('csv', someone)).text();
  expect(csv).toContain(`"Opened your profile","'=Formula Ltd"`);
  expect(csv).toContain('Email address');
  expect(csv).toContain('You asked to erase the copies');
  expect(`${text}${csv}`).not.toContain('Shy Fox');
  expect(`${text}${csv}`).not.toContain(shy.companyId);
});
