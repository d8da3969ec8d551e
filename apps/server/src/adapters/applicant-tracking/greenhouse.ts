import { TRACKING_JOBS_MAX } from '@talaash/domain/applicant-tracking/limit';
import { WITHDRAWAL_NOTE } from '@talaash/domain/applicant-tracking/words';
import { z } from '@talaash/domain/base/schema';
import { callProvider, type ProviderAnswer } from '../../base/provider-call.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { basicOf, endedAs, parsed, requireSuccess } from './answer.ts';
import type { TrackedPerson, TrackingCredentials, TrackingSystem } from './port.ts';

/** The addresses of Greenhouse. A test has others. */
export type GreenhouseAddresses = { api: string; token: string };
export const GREENHOUSE: GreenhouseAddresses = {
  api: 'https://harvest.greenhouse.io/v3',
  token: 'https://auth.greenhouse.io/token',
};

const NAME = 'Greenhouse';
const TIMEOUT_MS = 15_000;
/** The largest page. */
const PAGE_SIZE = 500;

const Token = z.object({ access_token: z.string().min(1) });
const Address = z.object({ value: z.string() });
const Candidate = z.object({ id: z.number(), website_addresses: z.array(Address).nullish() });
const Application = z.object({ id: z.number(), candidate_id: z.number(), job_id: z.number().nullish() });
const Created = z.object({ candidate: Candidate, application: Application.nullish() });
const Staged = z.object({
  id: z.number(),
  status: z.string().nullish(),
  job_interview_stage_id: z.number().nullish(),
});
const Stage = z.object({ id: z.number(), name: z.string() });
const Job = z.object({ id: z.number(), name: z.string(), status: z.string().nullish() });

type Method = 'GET' | 'POST' | 'DELETE';

/** The Harvest API with the credentials of a company. Each use asks for a token of its own. */
function openHarvest(
  { clientId = '', secret = '', userId = '' }: TrackingCredentials,
  { api, token }: GreenhouseAddresses,
) {
  let bearer: Promise<string> | undefined;

  async function readToken(): Promise<string> {
    const answer = await callProvider({
      provider: NAME,
      url: token,
      method: 'POST',
      headers: {
        authorization: basicOf(clientId, secret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', sub: userId }).toString(),
      timeoutMs: TIMEOUT_MS,
    });
    // By RFC 6749, wrong credentials may be answered with 400.
    if (answer.status === 400) throw new ProviderFault('unauthorized', `${NAME} refuses the credentials.`);
    return parsed(Token, answer, NAME).access_token;
  }

  async function call(method: Method, path: string, body?: object): Promise<ProviderAnswer> {
    bearer ??= readToken();
    return callProvider({
      provider: NAME,
      url: `${api}${path}`,
      method,
      headers: {
        authorization: `Bearer ${await bearer}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: TIMEOUT_MS,
    });
  }

  const list = async <Row>(schema: z.ZodType<Row>, path: string, query: Record<string, string>) =>
    parsed(z.array(schema), await call('GET', `${path}?${new URLSearchParams(query).toString()}`), NAME);

  return { call, list };
}

/** A company's account in Greenhouse, by its Harvest API v3. */
export function createGreenhouse(
  credentials: TrackingCredentials,
  addresses: GreenhouseAddresses,
): TrackingSystem {
  const { call, list } = openHarvest(credentials, addresses);

  /** The person, if Greenhouse has them: first somebody with our mark, then anybody with the address. */
  async function findCandidate({ email, profileUrl }: TrackedPerson) {
    const found = await list(Candidate, '/candidates', { email, per_page: String(PAGE_SIZE) });
    const ours = found.find((candidate) => isMarked(candidate, profileUrl));
    const candidate = ours ?? found[0];
    return candidate && { candidateId: String(candidate.id), isOurs: ours !== undefined };
  }

  async function findApplication(candidateId: string, jobId: string): Promise<string | undefined> {
    const query = { candidate_ids: candidateId, job_ids: jobId };
    const [found] = await list(Application, '/applications', query);
    return found && String(found.id);
  }

  return {
    async check() {
      await list(Job, '/jobs', { per_page: '1' });
    },
    async listJobs() {
      const jobs = await list(Job, '/jobs', { per_page: String(TRACKING_JOBS_MAX) });
      return jobs
        .filter(({ status }) => status !== 'closed')
        .map(({ id, name }) => ({ externalJobId: String(id), name }));
    },
    async push(person, externalJobId, known) {
      const found = known.candidateId
        ? { candidateId: known.candidateId, isOurs: known.isOurs ?? false }
        : await findCandidate(person);
      if (!found) {
        const created = parsed(
          Created,
          await call('POST', '/candidates', toCandidate(person, externalJobId)),
          NAME,
        );
        const candidateId = String(created.candidate.id);
        const applicationId = created.application
          ? String(created.application.id)
          : await findApplication(candidateId, externalJobId);
        if (applicationId === undefined)
          throw new ProviderFault('nonsense', `${NAME} created a candidate without an application.`);
        return { candidateId, applicationId, isOurs: true };
      }
      const { candidateId } = found;
      const existing = await findApplication(candidateId, externalJobId);
      if (existing !== undefined) return { ...found, applicationId: existing };
      const body = { candidate_id: Number(candidateId), job_id: Number(externalJobId) };
      const made = parsed(Application, await call('POST', '/applications', body), NAME);
      return { ...found, applicationId: String(made.id) };
    },
    async readStage(applicationId) {
      const [found] = await list(Staged, '/applications', { ids: applicationId });
      const ended = endedAs(found?.status);
      const stageId = found?.job_interview_stage_id;
      if (ended !== undefined || stageId == null) return ended;
      const [stage] = await list(Stage, '/job_interview_stages', { ids: String(stageId) });
      return stage?.name;
    },
    async withdraw({ candidateId, isOurs }) {
      if (isOurs) {
        const answer = await call('DELETE', `/candidates/${candidateId}`);
        // Somebody has deleted the person before.
        if (answer.status !== 404) requireSuccess(answer, NAME);
        return 'deleted';
      }
      const answer = await call('POST', '/notes', {
        candidate_id: Number(candidateId),
        user_id: Number(credentials.userId),
        body: WITHDRAWAL_NOTE,
        visibility: 'public',
        note_type: 'NOTE',
      });
      if (answer.status !== 404) requireSuccess(answer, NAME);
      return 'noted';
    },
  };
}

const isMarked = ({ website_addresses }: z.infer<typeof Candidate>, profileUrl: string): boolean =>
  (website_addresses ?? []).some(({ value }) => value === profileUrl);

function toCandidate({ name, email, jobTitle, employer, profileUrl, links }: TrackedPerson, jobId: string) {
  const words = name.split(/\s+/);
  // Both names are required; some people have one.
  const [first, last] = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)] : [name, '-'];
  return {
    first_name: first,
    last_name: last,
    title: jobTitle,
    ...(employer === undefined ? {} : { company: employer }),
    email_addresses: [{ value: email, type: 'personal' }],
    website_addresses: [profileUrl, ...links].map((value) => ({ value, type: 'other' })),
    application: { job_id: Number(jobId) },
  };
}
