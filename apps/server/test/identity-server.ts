import { Events, type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { signInCalls } from './sign-in.ts';

type Claims = Record<string, unknown>;
type Request = (path: string, init: RequestInit) => Promise<Response>;

/** How a visit at the provider begins. */
type Visit = { provider?: 'google' | 'oidc'; body?: Claims; cookie?: string };

/** A real OpenID Connect server on this machine that vouches for whom a test names. */
export async function identityServer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  let claims: Claims = {};
  let change: (token: MutableToken) => void = () => undefined;
  let redirect: (url: URL) => void = () => undefined;
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, claims);
    change(token);
  });
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => redirect(url));

  return {
    server,
    issuer,
    /** The settings with which Talaash uses this server as both providers. */
    env: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: 'talaash',
      GOOGLE_CLIENT_SECRET: 'a secret of Google',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'talaash',
      OIDC_CLIENT_SECRET: 'a secret of the office',
      OIDC_NAME: 'Office',
    },
    /** Who logs in there from now on, and nothing is wrong. */
    is(person: Claims) {
      claims = person;
      change = () => undefined;
      redirect = () => undefined;
    },
    /** Changes each token before it is signed. */
    changesTokens(how: (token: MutableToken) => void) {
      change = how;
    },
    /** Changes each address to which people are sent back. */
    changesRedirects(how: (url: URL) => void) {
      redirect = how;
    },
    stop: () => server.stop(),
  };
}

/** Goes to a provider and back, like a browser. */
export function identityCalls(request: Request) {
  const { post } = signInCalls(request);

  const begin = async ({ provider = 'google', body = {}, cookie }: Visit = {}) => {
    const answer = await post('sign-in/social', { provider, ...body }, cookie);
    const { url = '' } = answer.body as { url?: string };
    return { ...answer, url, cookies: answer.cookie || (cookie ?? '') };
  };

  /** The address on our side to which the provider sends the browser. */
  const visit = async (url: string): Promise<string> => {
    const answer = await fetch(url, { redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  };

  const comeBack = async (address: string, cookie: string) => {
    const { pathname, search } = new URL(address);
    const answer = await request(`${pathname}${search}`, { headers: cookie === '' ? {} : { cookie } });
    const location = answer.headers.get('location') ?? '';
    const set = answer.headers.getSetCookie();
    return {
      status: answer.status,
      location,
      result: new URL(location, 'http://here.test').searchParams.get('result'),
      setCookies: set,
      cookie: set.map((one) => one.split(';')[0]).join('; '),
    };
  };

  /** All three. */
  const signInAt = async (given: Visit = {}) => {
    const { url, cookies } = await begin(given);
    return comeBack(await visit(url), cookies);
  };

  return { begin, visit, comeBack, signInAt };
}
