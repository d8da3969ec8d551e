import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

type StoredCandidate = {
  id: number;
  first_name: string;
  last_name: string;
  email_addresses: { value: string }[];
  website_addresses: { value: string }[];
};
type StoredApplication = {
  id: number;
  candidate_id: number;
  job_id: number;
  status?: string;
  job_interview_stage_id?: number;
};
type Body = StoredCandidate & StoredApplication & { application: { job_id: number }; body: string };
type Route = (asked: { query: URLSearchParams; body: Body }) => WireAnswer;

const JOBS = [
  { id: 11, name: 'Engineer', status: 'open' },
  { id: 12, name: 'Old', status: 'closed' },
];

/** Speaks what we use of Greenhouse's Harvest API v3, and stores what it is sent. */
export async function greenhouseServer() {
  const candidates: StoredCandidate[] = [];
  const applications: StoredApplication[] = [];
  const notes: { candidate_id: number; body: string }[] = [];
  let next = 1000;
  /** What happens to the answer of a write after it was stored: it gets lost, or is replaced. */
  let disturb: (request: WireRequest) => WireAnswer | undefined = () => undefined;

  function apply(candidate_id: number, job_id: number): StoredApplication {
    const application = { id: (next += 1), candidate_id, job_id };
    applications.push(application);
    return application;
  }

  const routes: Record<string, Route> = {
    'GET /v3/jobs': () => ({ body: JOBS }),
    'GET /v3/candidates': ({ query }) => ({
      body: candidates.filter((one) => one.email_addresses.some(({ value }) => value === query.get('email'))),
    }),
    'GET /v3/applications': ({ query }) => ({
      body: applications.filter(
        ({ id, candidate_id, job_id }) =>
          query.get('ids') === String(id) ||
          (query.get('candidate_ids') === String(candidate_id) && query.get('job_ids') === String(job_id)),
      ),
    }),
    'GET /v3/job_interview_stages': ({ query }) => ({
      body: [{ id: Number(query.get('ids')), name: `Stage ${query.get('ids')}` }],
    }),
    'POST /v3/candidates': ({ body: { application, ...rest } }) => {
      if (application.job_id !== 11) return { status: 422, body: { message: 'No such job' } };
      const candidate = { ...rest, id: (next += 1) };
      candidates.push(candidate);
      return { status: 201, body: { candidate, application: apply(candidate.id, application.job_id) } };
    },
    'POST /v3/applications': ({ body }) => ({ status: 201, body: apply(body.candidate_id, body.job_id) }),
    'POST /v3/notes': ({ body }) => {
      notes.push(body);
      return { status: 201, body: { id: 1 } };
    },
  };

  function deleteCandidate(id: string): WireAnswer {
    const at = candidates.findIndex((candidate) => String(candidate.id) === id);
    if (at === -1) return { status: 404, body: {} };
    candidates.splice(at, 1);
    return { status: 204 };
  }

  function answer({ method, path, query, headers, body }: WireRequest): WireAnswer {
    const { pathname } = new URL(path, 'http://greenhouse.test');
    if (pathname === '/token') return tokenFor(headers.authorization, body);
    if (headers.authorization !== 'Bearer the token') return { status: 401, body: {} };
    if (method === 'DELETE') return deleteCandidate(pathname.replace('/v3/candidates/', ''));
    const json = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Body;
    return routes[`${method} ${pathname}`]?.({ query, body: json }) ?? { status: 404, body: {} };
  }

  const server = await protocolServer((request) => {
    const done = answer(request);
    return disturb(request) ?? done;
  });

  return {
    candidates,
    applications,
    notes,
    requests: server.requests,
    addresses: { api: `${server.url}/v3`, token: `${server.url}/token` },
    /** From now on, answers to these requests are lost or replaced, after what they ask for was done. */
    disturbWith: (by: typeof disturb) => {
      disturb = by;
    },
    close: server.close,
  };
}

function tokenFor(authorization: string | undefined, body: Buffer): WireAnswer {
  const form = new URLSearchParams(body.toString());
  const isRight =
    authorization === `Basic ${Buffer.from('client:secret').toString('base64')}` &&
    form.get('grant_type') === 'client_credentials' &&
    form.get('sub') === '17';
  return isRight
    ? { body: { token_type: 'Bearer', access_token: 'the token', expires_at: '2030-01-01T00:00:00Z' } }
    : { status: 401, body: { error: 'invalid_client' } };
}
