import { TRACKING_JOBS_MAX } from '@talaash/domain/applicant-tracking/limit';
import { WITHDRAWAL_NOTE } from '@talaash/domain/applicant-tracking/words';
import { z } from '@talaash/domain/base/schema';
import { callProvider } from '../../base/provider-call.ts';
import { ProviderFault } from '../../base/provider-fault.ts';
import { basicOf, endedAs, parsed, shaped } from './answer.ts';
import type { TrackedPerson, TrackingCredentials, TrackingSystem } from './port.ts';

export const ASHBY = 'https://api.ashbyhq.com';

const NAME = 'Ashby';
const TIMEOUT_MS = 15_000;
const PAGE_SIZE = 100;

const SocialLink = z.object({ url: z.string() });
const Candidate = z.object({
  id: z.string(),
  applicationIds: z.array(z.string()).nullish(),
  socialLinks: z.array(SocialLink).nullish(),
});
const Application = z.object({ id: z.string(), job: z.object({ id: z.string() }).nullish() });
const Staged = z.object({
  status: z.string().nullish(),
  currentInterviewStage: z.object({ title: z.string() }).nullish(),
});
const Job = z.object({ id: z.string(), title: z.string() });
const Outcome = z.object({
  success: z.boolean(),
  results: z.unknown().optional(),
  errorInfo: z.object({ code: z.string() }).nullish(),
  moreDataAvailable: z.boolean().nullish(),
  nextCursor: z.string().nullish(),
});

/** A company's account in Ashby. Every call is a POST, and an answer with the status 200 can be a refusal. */
export function createAshby({ secret = '' }: TrackingCredentials, api: string): TrackingSystem {
  async function call<Results>(method: string, results: z.ZodType<Results>, body: object) {
    const answer = await callProvider({
      provider: NAME,
      url: `${api}/${method}`,
      method: 'POST',
      headers: {
        authorization: basicOf(secret),
        accept: 'application/json; version=1',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT_MS,
    });
    const outcome = parsed(Outcome, answer, NAME);
    if (!outcome.success)
      throw new ProviderFault('refused', `${NAME} refuses ${method}.`, { code: outcome.errorInfo?.code });
    return { ...outcome, results: shaped(results, outcome.results, NAME) };
  }

  /** The person, if Ashby has them: first somebody with our mark, then anybody with the address. */
  async function findCandidate({ email, profileUrl }: TrackedPerson) {
    const { results } = await call('candidate.search', z.array(Candidate), { email });
    const ours = results.find(({ socialLinks }) => (socialLinks ?? []).some(({ url }) => url === profileUrl));
    const candidate = ours ?? results[0];
    return candidate && { candidateId: candidate.id, isOurs: ours !== undefined };
  }

  async function findApplication(candidateId: string, jobId: string): Promise<string | undefined> {
    const { results } = await call('candidate.info', Candidate, { id: candidateId });
    for (const applicationId of results.applicationIds ?? []) {
      const { results: application } = await call('application.info', Application, { applicationId });
      if (application.job?.id === jobId) return application.id;
    }
    return undefined;
  }

  return {
    async check() {
      await call('job.list', z.array(Job), { limit: 1 });
    },
    async listJobs() {
      const found: z.infer<typeof Job>[] = [];
      let cursor: string | undefined;
      do {
        const body = { limit: PAGE_SIZE, status: ['Open'], ...(cursor === undefined ? {} : { cursor }) };
        const { results, moreDataAvailable, nextCursor } = await call('job.list', z.array(Job), body);
        found.push(...results);
        cursor = moreDataAvailable ? (nextCursor ?? undefined) : undefined;
      } while (cursor !== undefined && found.length < TRACKING_JOBS_MAX);
      return found.map(({ id, title }) => ({ externalJobId: id, name: title }));
    },
    async push(person, externalJobId, known) {
      const found = known.candidateId
        ? { candidateId: known.candidateId, isOurs: known.isOurs ?? false }
        : await findCandidate(person);
      const { candidateId, isOurs } = found ?? {
        candidateId: (await call('candidate.create', Candidate, toCandidate(person))).results.id,
        isOurs: true,
      };
      const existing = found && (await findApplication(candidateId, externalJobId));
      if (existing !== undefined) return { candidateId, applicationId: existing, isOurs };
      const body = { candidateId, jobId: externalJobId };
      const { results } = await call('application.create', Application, body);
      return { candidateId, applicationId: results.id, isOurs };
    },
    async readStage(applicationId) {
      const { results } = await call('application.info', Staged, { applicationId });
      return endedAs(results.status) ?? results.currentInterviewStage?.title;
    },
    async withdraw({ candidateId }) {
      await call('candidate.createNote', z.unknown(), { candidateId, note: WITHDRAWAL_NOTE });
      return 'noted';
    },
  };
}

function toCandidate({ name, email, profileUrl, links }: TrackedPerson) {
  const linkTo = (host: string) => links.find((link) => URL.parse(link)?.hostname.endsWith(host));
  const [linkedInUrl, githubUrl] = [linkTo('linkedin.com'), linkTo('github.com')];
  return {
    name,
    email,
    website: profileUrl,
    ...(linkedInUrl === undefined ? {} : { linkedInUrl }),
    ...(githubUrl === undefined ? {} : { githubUrl }),
  };
}
