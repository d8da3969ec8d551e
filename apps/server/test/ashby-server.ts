import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

type StoredCandidate = {
  id: string;
  email: string;
  applicationIds: string[];
  socialLinks: { type: string; url: string }[];
};

/** Speaks what we use of Ashby's API, and stores what it is sent. It refuses with the status 200. */
export async function ashbyServer() {
  const candidates: StoredCandidate[] = [];
  const applications: { id: string; candidateId: string; job: { id: string } }[] = [];
  const notes: { candidateId: string; note: string }[] = [];
  let disturb: (request: WireRequest) => WireAnswer | undefined = () => undefined;

  const server = await protocolServer((request) => {
    const done = answer(request);
    return disturb(request) ?? done;
  });

  const success = (results: unknown, more: object = {}): WireAnswer => ({
    body: { success: true, results, ...more },
  });
  const failure = (code: string): WireAnswer => ({
    body: { success: false, errors: [code], errorInfo: { code } },
  });

  const METHODS: Record<string, (body: Record<string, string>) => WireAnswer> = {
    'job.list': ({ cursor }) =>
      cursor === undefined
        ? success([{ id: 'job-1', title: 'Engineer' }], { moreDataAvailable: true, nextCursor: 'second' })
        : success([{ id: 'job-2', title: 'Designer' }], { moreDataAvailable: false }),
    'candidate.search': ({ email }) => success(candidates.filter((one) => one.email === email)),
    'candidate.info': ({ id }) => success(candidates.find((one) => one.id === id)),
    'candidate.create': ({ email = '', website, linkedInUrl }) => {
      const socialLinks = [website, linkedInUrl].flatMap((url) => (url ? [{ type: 'Link', url }] : []));
      const candidate = { id: `candidate-${candidates.length + 1}`, email, applicationIds: [], socialLinks };
      candidates.push(candidate);
      return success(candidate);
    },
    'candidate.createNote': ({ candidateId = '', note = '' }) => {
      notes.push({ candidateId, note });
      return success({ id: 'note' });
    },
    'application.info': ({ applicationId }) => success(applications.find(({ id }) => id === applicationId)),
    'application.create': ({ candidateId = '', jobId = '' }) => {
      if (jobId !== 'job-1') return failure('job_not_found');
      const application = { id: `application-${applications.length + 1}`, candidateId, job: { id: jobId } };
      applications.push(application);
      candidates.find(({ id }) => id === candidateId)?.applicationIds.push(application.id);
      return success(application);
    },
  };

  function answer({ method, path, headers, body }: WireRequest): WireAnswer {
    if (headers.authorization !== `Basic ${Buffer.from('key:').toString('base64')}`)
      return { status: 401, body: 'Unauthorized' };
    const known = METHODS[path.slice(1)];
    if (method !== 'POST' || !known || headers.accept !== 'application/json; version=1')
      return { status: 404, body: {} };
    return known(JSON.parse(body.toString()) as Record<string, string>);
  }

  return {
    candidates,
    applications,
    notes,
    requests: server.requests,
    api: server.url,
    disturbWith: (by: typeof disturb) => {
      disturb = by;
    },
    close: server.close,
  };
}
