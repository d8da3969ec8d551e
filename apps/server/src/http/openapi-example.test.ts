import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import type { CallMeta } from '@talaash/contract/call';
import { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { jobPostDraft, talentProfileDraft } from '../../test/draft.ts';
import { marketOf } from '../../test/market.ts';
import { type Examples, readExamples } from './openapi-example.ts';

const app = await testApp();
const { client, deps, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  security: Json[];
  parameters: { name: string; in: string; schema: object; example?: unknown }[];
  requestBody?: { content: { 'application/json': { schema: object; example?: unknown } } };
  responses: { 200: { content: { 'application/json': { schema: object; example?: unknown } } } };
};

const document = (await (await request('/api/v1/openapi.json')).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const OPERATIONS = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { security }]) => security.some((way) => 'apiKey' in way))
      .map(([method, operation]) => [operation.operationId, { ...operation, path, method }] as const),
  ),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** A job that has ended: the months of a job that goes on would change. */
const WORK = {
  id: 'w1',
  designation: 'React Developer',
  company: 'Kavya Payments',
  locality: { state: 'Karnataka', countryCode: 'IN' },
  tenure: { startIsoMonth: '2019-07', endIsoMonth: '2024-06', isCurrent: false },
  rolesAndResponsibilities: 'Own the checkout page, its accessibility and its speed on slow phones.',
  isInternship: false,
  isRemote: false,
};

const found = (given: Parameters<typeof talentProfileDraft>[0]) =>
  foundTalent({
    ...TalentProfileDraft.parse(talentProfileDraft({ workExperiences: [WORK], ...given })),
    resume: null,
    profilePicture: null,
    githubProfileUrl: null,
    stackOverflowProfileUrl: null,
    personalBlogUrl: null,
  });

/** A company that hires, two people who are in search, and a conversation with one of them. */
async function hiring() {
  const company = await hiringCompany({ companyName: 'Harbor Ledger' });
  const invited = await found({});
  const other = await found({
    name: 'Arjun Rao',
    jobTitle: 'Frontend Engineer',
    skills: ['React', 'TypeScript', 'CSS'],
    experienceInYears: 4,
  });
  const { companyId, jobPostId } = company;
  const { thread } = await client(company).invitation.send({ talentId: invited.talentId, jobPostId });
  await client(invited).invitation.accept(thread.key);
  const { message } = await client(invited).message.sendAsTalent({
    ...thread.key,
    message: 'Thank you! I can talk on **Tuesday**.',
  });
  const { secret } = await storeApiKey(deps, company, { name: 'Applicant tracking' });
  const { talentId } = invited;
  return { companyId, jobPostId, talentId, otherId: other.talentId, ...message.key, secret };
}

type World = Awaited<ReturnType<typeof hiring>>;
type Given = { parameters?: Json; body?: Json };

const SEARCH = { query: 'react developer in Koramangala, 4 years' };

const JOB_POST_FILE = {
  csv: 'id,title,description,pay\nREQ-101,Data Engineer,You move our reports into one place.,not stated',
};

/** The calls in their order: a later one may need what an earlier one has made. */
const CALLS: [operationId: string, given: (world: World) => Given][] = [
  ['apiKey.getOwn', () => ({})],
  ['jobPost.list', () => ({ parameters: { limit: 20 } })],
  ['jobPost.get', ({ jobPostId }) => ({ parameters: { jobPostId } })],
  ['jobPost.skills', ({ jobPostId }) => ({ parameters: { jobPostId } })],
  ['talentMatch.searchOfJobPost', ({ jobPostId }) => ({ parameters: { jobPostId } })],
  ['talentSearch.search', () => ({ body: SEARCH })],
  ['talentSearch.complete', () => ({ body: { typed: 'front' } })],
  ['talentSearch.suggest', () => ({ body: { query: 'react cobol developer' } })],
  ['talentProfile.list', ({ talentId }) => ({ body: { talentIds: [talentId] } })],
  [
    'talentMatch.skills',
    ({ talentId, otherId }) => ({ body: { talentIds: [talentId, otherId], skills: ['React'] } }),
  ],
  ['talentMatch.ofJobPost', ({ jobPostId, talentId }) => ({ body: { jobPostId, talentIds: [talentId] } })],
  [
    'shortlistedProfile.put',
    ({ companyId, otherId, jobPostId }) => ({
      parameters: { companyId, talentId: otherId },
      body: { jobPostId },
    }),
  ],
  ['shortlistedProfile.list', ({ companyId }) => ({ parameters: { companyId, limit: 50 } })],
  [
    'shortlistedProfile.search',
    ({ companyId }) => ({ body: { companyId, talentNormalisedNameStartsWith: 'arj', limit: 10 } }),
  ],
  ['shortlistedProfile.getShortlist', ({ jobPostId }) => ({ body: { jobPostId, limit: 50 } })],
  ['jobPost.counts', () => ({})],
  ['peopleExport.shortlist', ({ jobPostId }) => ({ body: { jobPostId } })],
  ['peopleExport.pipeline', ({ jobPostId }) => ({ body: { jobPostId } })],
  [
    'shortlistedProfile.delete',
    ({ companyId, otherId }) => ({ parameters: { companyId, talentId: otherId } }),
  ],
  ['thread.listForCompany', () => ({ body: { invitationStatus: 'Accepted', limit: 50 } })],
  ['thread.get', ({ threadId }) => ({ parameters: { threadId } })],
  ['thread.getReadMark', ({ threadId }) => ({ parameters: { threadId } })],
  ['thread.markRead', ({ threadId }) => ({ parameters: { threadId } })],
  ['message.listForCompany', ({ threadId }) => ({ body: { threadId, limit: 20 } })],
  ['message.get', ({ threadId, messageId }) => ({ parameters: { threadId, messageId } })],
  ['message.search', () => ({ body: { text: 'tuesday', limit: 20 } })],
  [
    'message.sendAsCompany',
    ({ threadId }) => ({ body: { threadId, message: 'Tuesday at 10:00 UTC suits us.' } }),
  ],
  ['jobPost.update', () => ({ body: { jobPost: jobPostDraft() } })],
  ['jobPost.previewImport', () => ({ body: JOB_POST_FILE })],
  ['jobPost.import', () => ({ body: JOB_POST_FILE })],
  ['jobPost.setOpen', ({ jobPostId }) => ({ parameters: { jobPostId }, body: { isOpen: false } })],
  ['jobPost.delete', ({ jobPostId }) => ({ parameters: { jobPostId } })],
  ['jobPost.restore', ({ jobPostId }) => ({ parameters: { jobPostId } })],
];

/** Makes a call as its operation describes it, with a key that has one of the named scopes. */
async function make(operationId: string, { parameters = {}, body }: Given, secret: string): Promise<unknown> {
  const operation = OPERATIONS.get(operationId);
  if (!operation) throw new Error(`${operationId} is not a call of programs.`);
  const query = new URLSearchParams();
  let { path } = operation;
  for (const [name, value] of Object.entries(parameters)) {
    const place = operation.parameters.find((one) => one.name === name)?.in;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === 'query') query.set(name, String(value));
    else throw new Error(`${operationId} has no parameter ${name}.`);
  }
  const answer = await request(`${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: operation.method.toUpperCase(),
    headers: { ...bearer(secret), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  expect(answer.status, `${operationId}: ${text}`).toBe(200);
  return JSON.parse(text);
}

/** The day in the name of a file. */
const DAY = /\d{4}-\d{2}-\d{2}(?=\.json)/g;
const TIME = /\b\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
const RECORD_ID = /\b[0-9a-z]{25}\b/g;

/** The same text for each run: ids and times that are made anew get fixed ones, in the order in which they come. */
function settled(examples: Examples, names: Record<string, string>): Examples {
  const known = new Map(Object.entries(names));
  const settledId = (id: string) => {
    const name = known.get(id) ?? `record${known.size}`;
    known.set(id, name);
    return name.padEnd(25, '0');
  };
  const text = JSON.stringify(examples)
    .replaceAll(RECORD_ID, settledId)
    .replaceAll(DAY, '2026-11-30')
    .replaceAll(TIME, '2026-11-30T09:00:00.000Z');
  return JSON.parse(text) as Examples;
}

async function record(): Promise<Examples> {
  const world = await hiring();
  const examples: Examples = {};
  for (const [operationId, givenOf] of CALLS) {
    const given = givenOf(world);
    examples[operationId] = { ...given, answer: await make(operationId, given, world.secret) };
  }
  const { companyId, jobPostId, talentId, otherId, threadId, messageId } = world;
  return settled(examples, {
    [companyId]: 'company1',
    [jobPostId]: 'jobpost1',
    [talentId]: 'talent1',
    [otherId]: 'talent2',
    [threadId]: 'thread1',
    [messageId]: 'message1',
  });
}

test('every call of programs has an example', async () => {
  expect(Object.keys(await readExamples()).sort()).toEqual([...OPERATIONS.keys()].sort());
  const declared = Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>)
      .filter(([, call]) => (call['~orpc'].meta as CallMeta).scopes)
      .map(([call]) => `${noun}.${call}`),
  );
  expect([...OPERATIONS.keys()].sort()).toEqual(declared.sort());
});

test('the examples are what the server answers; `vitest -u` writes them anew', async () => {
  const json = `${JSON.stringify(await record(), undefined, 2)}\n`;
  await expect(json).toMatchFileSnapshot('openapi-example.json');
});

test.each([...OPERATIONS.keys()])('the example of %s is shown, and has the declared shapes', async (id) => {
  const { parameters, requestBody, responses } = OPERATIONS.get(id) as Operation;
  const example = (await readExamples())[id];
  const shown = parameters.filter((parameter) => 'example' in parameter);
  expect(Object.fromEntries(shown.map((one) => [one.name, one.example]))).toEqual(example?.parameters ?? {});
  for (const { name, schema, example: value } of shown) expectValid(`${id} ${name}`, schema, value);
  const body = requestBody?.content['application/json'];
  expect(body?.example).toEqual(example?.body);
  if (body) expectValid(id, body.schema, body.example);
  const answer = responses[200].content['application/json'];
  expect(answer.example).toEqual(example?.answer);
  expectValid(id, answer.schema, answer.example);
});

function expectValid(name: string, schema: object, value: unknown): void {
  const isValid = ajv.compile(schema);
  expect(isValid(value), `${name}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
}
