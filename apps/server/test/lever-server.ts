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

  function create(query: URLSearchParams, created: Omit<StoredOpportunity, 'id' | 'contact'>): WireAnswer {
    if (query.get('perform_as') !== 'user-17' || created.postings[0] !== 'posting-1')
      return { status: 400, body: { code: 'BadRequest' } };
    const known = opportunities.find(({ emails }) => emails.some((email) => created.emails.includes(email)));
    const id = `opportunity-${opportunities.length + 1}`;
    const data = { ...created, id, contact: known?.contact ?? `contact-${id}` };
    opportunities.push(data);
    return { status: 201, body: { data } };
  }

  const found = (query: URLSearchParams): WireAnswer => ({
    body: {
      hasNext: false,
      data: opportunities.filter(
        ({ emails, postings: of, contact }) =>
          isAsked(query.get('email'), emails) &&
          isAsked(query.get('posting_id'), of) &&
          isAsked(query.get('contact_id'), [contact]),
      ),
    },
  });

  function open(id: string): WireAnswer {
    const data = opportunities.find((one) => one.id === id);
    return data ? { body: { data } } : { status: 404, body: {} };
  }

  function note(opportunity: string, value: string, by: string | null): WireAnswer {
    notes.push({ opportunity, value, by });
    return { status: 201, body: { data: { id: 'note' } } };
  }

  function answer({ method, path, query, headers, body }: WireRequest): WireAnswer {
    if (headers.authorization !== `Basic ${Buffer.from('key:').toString('base64')}`)
      return { status: 401, body: { code: 'Unauthorized' } };
    const json = (body.length > 0 ? JSON.parse(body.toString()) : {}) as never;
    const [, , noun, id] = new URL(path, 'http://lever.test').pathname.split('/');
    if (noun === 'postings') return postings(query.get('offset'));
    if (id === undefined) return method === 'GET' ? found(query) : create(query, json);
    return method === 'GET' ? open(id) : note(id, (json as { value: string }).value, query.get('perform_as'));
  }

  const server = await protocolServer((request) => {
    const done = answer(request);
    return disturb(request) ?? done;
  });

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
