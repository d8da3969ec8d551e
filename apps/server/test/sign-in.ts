import type { SignUpRequest } from '@talaash/domain/account/schema';

type Request = (path: string, init: RequestInit) => Promise<Response>;
type Body = Record<string, unknown>;

export const PASSWORD = 'a marigold at dusk';

let people = 0;

/** A sign-up form with a new email. */
export function signUpForm(given: Partial<SignUpRequest> = {}) {
  people += 1;
  return { name: 'Asha Rao', email: `asha.${people}@people.test`, password: PASSWORD, ...given };
}

/** The body of a response: an error, or the standard fields of the log-in library. */
type ResponseBody = {
  code?: string;
  message?: string;
  data?: Record<string, unknown>;
  status?: boolean;
  token?: string | null;
  user?: { id: string; email: string; name: string; emailVerified: boolean };
};

type Account = { uid: string; email: string; isEmailVerified: boolean; isAdmin: boolean };

/** Calls /api/auth like a browser. */
export function signInCalls(request: Request) {
  async function readResponse(response: Response) {
    const setCookies = response.headers.getSetCookie();
    return {
      status: response.status,
      body: (await response.json()) as ResponseBody,
      setCookies,
      cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '),
    };
  }

  /** Posts a form and returns status, body and the cookies that were set. */
  const post = async (path: string, body: Body, cookie?: string) =>
    readResponse(
      await request(`/api/auth/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      }),
    );

  const get = async (path: string, cookie?: string) =>
    readResponse(await request(`/api/auth/${path}`, { headers: cookie ? { cookie } : {} }));

  /** The account that the API recognizes by a cookie. */
  const viewerOf = async (cookie: string) => {
    const answer = await request('/api/v1/viewer', { headers: { cookie } });
    return (await answer.json()) as { account: Account | null };
  };

  const signUp = (form: Body) => post('sign-up/email', form);
  const signIn = (email: string, password: string = PASSWORD) => post('sign-in/email', { email, password });

  return { get, post, signIn, signUp, viewerOf };
}
