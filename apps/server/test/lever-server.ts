import { protocolServer, type WireAnswer, type WireRequest } from './protocol-server.ts';

type StoredOpportunity = {
  id: string;
  contact: string;
  emails: string[];
  links: string[];
  postings: string[];
};

/** Speaks what we use of Lever's API v1, and stores what it is sent. Opportunities of one email have one contact. */
export async function leverServer() {
  const opportunities: StoredOpportunity[] = [];
  const notes: { opportunity: string; value: string; by: string | null }[] = [];
  let disturb: (request: WireRequest) => WireAnswer | undefined = () => undefined;

  const server = await protocolServer((request) => {
    const done = answer(request);
    return disturb(request) ?? done;
  });

  function answer({ method, path, query, headers, body }: WireRequest): WireAnswer {
    const { pathname } = new URL(path, 'http://lever.test');
    if (headers.authorization !== `Basic ${Buffer.from('key:').toString('base64')}`)
      return { status: 401, body: { code: 'Unauthorized' } };
    const json = body.length > 0 ? (JSON.parse(body.toString()) as never) : {};
    if (method === 'GET' && pathname === '/v1/postings') return postings(query.get('offset'));
    if (method === 'GET' && pathname === '/v1/opportunities')
      return {
        body: {
          hasNext: false,
          data: opportunities.filter(
            ({ emails, postings: of, contact }) =>
              isAsked(query.get('email'), emails) &&
              isAsked(query.get('posting_id'), of) &&
              isAsked(query.get('contact_id'), [contact]),
          ),
        },
      };
    const noted = /^\/v1\/opportunities\/([\w-]+)\/notes$/.exec(pathname)?.[1];
    if (method === 'POST' && noted !== undefined) {
      const { value } = json as { value: string };
      notes.push({ opportunity: noted, value, by: query.get('perform_as') });
      return { status: 201, body: { data: { id: 'note' } } };
    }
    if (method !== 'POST' || pathname !== '/v1/opportunities') return { status: 404, body: {} };
    if (query.get('perform_as') !== 'user-17') return { status: 400, body: { code: 'BadRequest' } };
    const created = json as Omit<StoredOpportunity, 'id' | 'contact'>;
    if (created.postings[0] !== 'posting-1') return { status: 400, body: { code: 'BadRequest' } };
    const known = opportunities.find(({ emails }) => emails.some((email) => created.emails.includes(email)));
    const id = `opportunity-${opportunities.length + 1}`;
    const data = { ...created, id, contact: known?.contact ?? `contact-${id}` };
    opportunities.push(data);
    return { status: 201, body: { data } };
  }

  return {
    opportunities,
    notes,
    requests: server.requests,
    api: `${server.url}/v1`,
    disturbWith: (by: typeof disturb) => {
      disturb = by;
    },
    close: server.close,
  };
}

const isAsked = (asked: string | null, found: readonly string[]): boolean =>
  asked === null || found.includes(asked);

const postings = (offset: string | null): WireAnswer => ({
  body:
    offset === null
      ? {
          data: [
            { id: 'posting-1', text: 'Engineer', state: 'published' },
            { id: 'posting-0', text: 'Old', state: 'closed' },
          ],
          hasNext: true,
          next: 'second',
        }
      : { data: [{ id: 'posting-2', text: 'Designer', state: 'internal' }], hasNext: false },
});
