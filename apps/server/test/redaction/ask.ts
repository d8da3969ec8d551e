import { type AnySchema, isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import type { FastifyInstance } from 'fastify';
import { TOOLS } from '../../src/http/tool.ts';
import { bearer } from '../api-key.ts';
import type { openApp } from '../open-app.ts';
import type { Person } from '../person.ts';
import { READS } from '../race-read.ts';

type App = Omit<Awaited<ReturnType<typeof openApp>>, 'close'>;

/** Somebody who asks: the key of a search, and that of a program, if they have one. */
export type Asker = {
  name: string;
  as: Person | undefined;
  apiKey: string;
  secret: string | undefined;
  own: { companyId?: string; jobPostId?: string };
};

/** What is asked about: ids that anybody may know, and words that somebody may guess. */
export type Target = { talentId: string; otherIds: string[]; fileIds: string[]; guesses: string[] };

/** Headers that differ in each answer, whatever it says. */
const CHANGING = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

/** Ids of requests, and the position in the events, which also move without a change. */
const NOISE = /"(requestId|instance|liveCursor|cursor)":"[^"]*"|reference: [\w-]+/g;

const SORTS = ['match', 'newest', 'experience', 'salary', 'notice'] as const;

const POST = { 'content-type': 'application/json' };
const MCP = { ...POST, accept: 'application/json, text/event-stream' };

/** One question, by what it asks. */
export type Ask = { name: string; ask: () => Promise<string> };

const CALLS = Object.entries(contract).flatMap(([noun, made]) =>
  Object.entries(made).flatMap(([act, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { route, inputSchema } = procedure['~orpc'];
    return [{ name: `${noun}.${act}`, isRead: route.method === 'GET', inputSchema }];
  }),
);

/** Each call that only reads. */
const READING = CALLS.filter(({ name, isRead }) => isRead || READS.has(name));

const schemaOf = (call: string) => CALLS.find(({ name }) => name === call)?.inputSchema;

/** Those of the inputs that a call tells apart; if it takes none of them, the first: the answer is a refusal. */
async function differentFor(inputSchema: AnySchema | undefined, inputs: readonly object[]) {
  const taken = new Map<string, object>();
  for (const input of inputs) {
    const read = await inputSchema?.['~standard'].validate(input);
    if (!read?.issues) taken.set(JSON.stringify(read?.value), input);
  }
  return taken.size === 0 ? inputs.slice(0, 1) : [...taken.values()];
}

/** Everything that somebody can ask about a person: each call, address, page and tool, and each way to search. */
export async function asksOf(app: App, pages: FastifyInstance, asker: Asker, target: Target): Promise<Ask[]> {
  const { as, apiKey, secret, own } = asker;
  const send = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await app.request(path, { ...init, ...(as && !init.headers ? { as } : {}) });
    return bytesOf(
      answer.status,
      Object.fromEntries(answer.headers),
      Buffer.from(await answer.arrayBuffer()),
    );
  };
  const cookie = as ? { cookie: as.cookie } : {};
  const post = (path: string, body: object, headers: Record<string, string> = { ...POST, ...cookie }) =>
    send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const rpc = (name: string, input: object) => post(`/api/rpc/${name.replace('.', '/')}`, { json: input });
  const { talentId, otherIds, fileIds, guesses } = target;
  const inputs = [
    {},
    { talentId },
    { talentIds: [talentId, ...otherIds] },
    { ...own },
    { ...own, talentId },
    { ...own, talentIds: [talentId, ...otherIds] },
    ...guesses.flatMap((text) => [{ ...own, query: text }, { text }, { ...own, search: text }]),
  ];
  const asks: Ask[] = [];
  const add = (name: string, ask: () => Promise<string>) => void asks.push({ name, ask });
  for (const { name, inputSchema } of READING)
    for (const input of await differentFor(inputSchema, inputs))
      add(`${name} ${JSON.stringify(input)}`, () => rpc(name, input));
  for (const question of questionsOf(guesses)) {
    const said = JSON.stringify(question);
    add(`search ${said}`, () => rpc('talentSearch.search', { apiKey, ...question }));
    add(`suggestions ${said}`, () => rpc('talentSearch.suggest', { apiKey, ...question }));
  }
  add('search by /api/v1', () => post('/api/v1/search-talent-profiles', { apiKey }));
  for (const typed of guesses.flatMap((guess) => [guess, guess.slice(0, 4)]))
    add(`completions of ${typed}`, () => rpc('talentSearch.complete', { apiKey, typed }));
  for (const id of [talentId, ...fileIds])
    for (const path of [
      `pictures/${id}.webp`,
      `pictures/${id}-lg.webp`,
      `resumes/${id}`,
      `evidence-pictures/${id}`,
    ])
      add(path, () => send(`/api/v1/${path}`));
  if (own.jobPostId !== undefined)
    add('export of the shortlist', () => post(`/api/v1/export-shortlist/${own.jobPostId}`, {}));
  const shared = sharedProfilePath(talentId);
  for (const path of [shared, `${shared}?utm_source=x`])
    add(`page ${path.replace(talentId, 'somebody')}`, async () => {
      const { statusCode, headers, rawPayload } = await pages.inject({ url: path, headers: cookie });
      return bytesOf(statusCode, headers, rawPayload);
    });
  if (secret !== undefined)
    for (const [name, { call }] of TOOLS)
      for (const given of await differentFor(schemaOf(call), inputs))
        add(`tool ${name} ${JSON.stringify(given)}`, () => {
          const params = { name, arguments: given };
          const headers = { ...MCP, ...bearer(secret) };
          return post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
        });
  return asks;
}

/** Searches for guessed words, in every order, and with bounds on each side of every number that a profile has. */
function questionsOf(guesses: readonly string[]): object[] {
  const conditions: object[] = [
    { kind: 'resume' },
    { kind: 'openToWork', statuses: ['ActivelySeeking'] },
    { kind: 'employer', names: ['Kavya Payments'], when: 'ever' },
    { kind: 'workMode', isRemote: true },
    { kind: 'employment', isEmployed: true },
    { kind: 'english', min: 'Native' },
    ...[1, 5, 10, 25, 50].map((withinKm) => ({ kind: 'place', names: ['Indiranagar'], withinKm })),
    ...[4, 6, 10, 20].map((min) => ({ kind: 'experience', min })),
    ...[15, 24, 40, 60].flatMap((bound) => [
      { kind: 'salary', min: bound },
      { kind: 'salary', max: bound },
    ]),
    ...[0, 3, 4, 8].map((maxWeeks) => ({ kind: 'notice', maxWeeks })),
    ...guesses.map((name) => ({ kind: 'skill', name })),
    ...guesses.map((words) => ({ kind: 'title', words })),
  ];
  return [
    ...guesses.map((query) => ({ query })),
    ...guesses.map((query) => ({ query, asTyped: true })),
    ...guesses.map((query) => ({ query: `-${query}` })),
    ...guesses.map((skill) => ({ query: '', skills: [skill] })),
    ...SORTS.map((sort) => ({ query: 'engineer', sort })),
    ...SORTS.map((sort) => ({ query: '', sort })),
    ...conditions.map((condition) => ({ query: '', conditions: [condition] })),
  ];
}

function bytesOf(status: number, headers: object, body: Buffer): string {
  const kept = Object.entries(headers).filter(([name]) => !CHANGING.has(name));
  return `${status}\n${JSON.stringify(kept)}\n${body.toString('latin1')}`.replaceAll(NOISE, '');
}
