import { TRACKING_JOBS_MAX } from '@talaash/domain/applicant-tracking/limit';
import { WITHDRAWAL_NOTE } from '@talaash/domain/applicant-tracking/words';
import { z } from '@talaash/domain/base/schema';
import { callProvider } from '../../base/provider-call.ts';
import { basicOf, parsed, requireSuccess } from './answer.ts';
import type { TrackedPerson, TrackingCredentials, TrackingSystem } from './port.ts';

export const LEVER = 'https://api.lever.co/v1';

const NAME = 'Lever';
const TIMEOUT_MS = 15_000;
/** The largest page. */
const PAGE_SIZE = 100;

const Opportunity = z.object({ id: z.string(), contact: z.string(), links: z.array(z.string()).nullish() });
const Staged = z.object({
  stage: z.object({ text: z.string() }).nullish(),
  archived: z.object({ archivedAt: z.number().nullish() }).nullish(),
});
const Posting = z.object({ id: z.string(), text: z.string(), state: z.string().nullish() });
const one = <Row extends z.ZodType>(row: Row) => z.object({ data: row });
const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next: z.string().nullish(), hasNext: z.boolean().nullish() });

/** The API with the key of a company. */
const openApi =
  (key: string, api: string) =>
  (method: 'GET' | 'POST', path: string, query: Record<string, string>, body?: object) =>
    callProvider({
      provider: NAME,
      url: `${api}${path}?${new URLSearchParams(query).toString()}`,
      method,
      headers: { authorization: basicOf(key), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: TIMEOUT_MS,
    });

const toOpportunity = (
  { name, jobTitle, employer, email, profileUrl, links }: TrackedPerson,
  posting: string,
) => ({
  name,
  headline: [jobTitle, employer].filter(Boolean).join(', '),
  emails: [email],
  links: [profileUrl, ...links],
  origin: 'sourced',
  sources: ['Talaash'],
  postings: [posting],
});

/**
 * A company's account in Lever, by its API v1. An opportunity is a person's way for one posting; Lever joins those of one email
 * address in a contact. The API deletes nobody.
 */
export function createLever({ secret = '', userId = '' }: TrackingCredentials, api: string): TrackingSystem {
  const call = openApi(secret, api);

  const findOpportunities = async ({ email }: TrackedPerson, query: Record<string, string>) =>
    parsed(
      page(Opportunity),
      await call('GET', '/opportunities', { email, limit: String(PAGE_SIZE), ...query }),
      NAME,
    ).data;

  return {
    async check() {
      parsed(page(Posting), await call('GET', '/postings', { limit: '1' }), NAME);
    },
    async listJobs() {
      const found: z.infer<typeof Posting>[] = [];
      let offset: string | undefined;
      do {
        const query = { limit: String(PAGE_SIZE), ...(offset === undefined ? {} : { offset }) };
        const answer = parsed(page(Posting), await call('GET', '/postings', query), NAME);
        found.push(...answer.data);
        offset = answer.hasNext ? (answer.next ?? undefined) : undefined;
      } while (offset !== undefined && found.length < TRACKING_JOBS_MAX);
      return found
        .filter(({ state }) => state !== 'closed' && state !== 'rejected')
        .map(({ id, text }) => ({ externalJobId: id, name: text }));
    },
    async push(person, externalJobId) {
      const everywhere = await findOpportunities(person, {});
      const isOurs =
        everywhere.length === 0 || everywhere.some(({ links }) => (links ?? []).includes(person.profileUrl));
      const [existing] = await findOpportunities(person, { posting_id: externalJobId });
      if (existing) return { candidateId: existing.contact, applicationId: existing.id, isOurs };
      const { data } = parsed(
        one(Opportunity),
        await call('POST', '/opportunities', { perform_as: userId }, toOpportunity(person, externalJobId)),
        NAME,
      );
      return { candidateId: data.contact, applicationId: data.id, isOurs };
    },
    async readStage(applicationId) {
      const answer = await call('GET', `/opportunities/${applicationId}`, { expand: 'stage' });
      if (answer.status === 404) return undefined;
      const { data } = parsed(one(Staged), answer, NAME);
      // Hired opportunities are archived too, and keep their last stage.
      return data.archived?.archivedAt ? `${data.stage?.text ?? ''} (archived)`.trim() : data.stage?.text;
    },
    async withdraw({ candidateId }) {
      const found = parsed(
        page(Opportunity),
        await call('GET', '/opportunities', { contact_id: candidateId, limit: String(PAGE_SIZE) }),
        NAME,
      ).data;
      for (const { id } of found)
        requireSuccess(
          await call(
            'POST',
            `/opportunities/${id}/notes`,
            { perform_as: userId },
            { value: WITHDRAWAL_NOTE },
          ),
          NAME,
        );
      return 'noted';
    },
  };
}
