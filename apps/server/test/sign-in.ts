import type { SignUpRequest } from '@talaash/domain/account/schema';

type Request = (path: string, init: RequestInit) => Promise<Response>;
type Body = Record<string, unknown>;

export const PASSWORD = 'a marigold at dusk';

let people = 0;

/** The form of a person who has never signed up. */
export function signUpForm(given: Partial<SignUpRequest> = {}) {
  people += 1;
  return { name: 'Asha Rao', email: `asha.${people}@people.test`, password: PASSWORD, ...given };
}

/** The body of an answer: a failure, or the fields of the library's standard answers. */
type Answered = {
  code?: string;
  message?: string;
  data?: Record<string, unknown>;
  status?: boolean;
  token?: string | null;
  user?: { id: string; email: string; name: string; emailVerified: boolean };
};

type Account = { uid: string; email: string; isEmailVerified: boolean; isAdmin: boolean };

/** Calls of /api/auth as a browser makes them. */
export function signInCalls(request: Request) {
  async function answered(response: Response) {
    const setCookies = response.headers.getSetCookie();
    return {
      status: response.status,
      body: (await response.json()) as Answered,
      setCookies,
      cookie: setCookies.map((one) => one.split(';')[0]).join('; '),
    };
  }

  /** Posts a form and answers status, body and the cookie that was set. */
  const post = async (path: string, body: Body, cookie?: string) =>
    answered(
      await request(`/api/auth/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      }),
    );

  const get = async (path: string, cookie?: string) =>
    answered(await request(`/api/auth/${path}`, { headers: cookie ? { cookie } : {} }));

  /** Whom the API takes the sender of a cookie for. */
  const viewerOf = async (cookie: string) => {
    const answer = await request('/api/v1/viewer', { headers: { cookie } });
    return (await answer.json()) as { account: Account | null };
  };

  const signUp = (form: Body) => post('sign-up/email', form);
  const signIn = (email: string, password: string = PASSWORD) => post('sign-in/email', { email, password });

  return { get, post, signIn, signUp, viewerOf };
}
