import type { SignUp } from '@talaash/domain/account';

type Request = (path: string, init: RequestInit) => Promise<Response>;
type Body = Record<string, unknown>;

export const PASSWORD = 'a marigold at dusk';

let people = 0;

/** A form of somebody who never signed up before. */
export function signUpForm(given: Partial<SignUp> = {}): SignUp {
  people += 1;
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha.${people}@people.test`,
    password: PASSWORD,
    confirmPassword: given.password ?? PASSWORD,
    acceptTerms: true,
    ...given,
  };
}

/** Calls of /api/auth as a browser makes them. */
export function signInCalls(request: Request) {
  /** Posts a form and answers status, body and the cookie that was set. */
  async function post(path: string, body: Body, cookie?: string) {
    const response = await request(`/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    });
    const setCookies = response.headers.getSetCookie();
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; message?: string; data?: Record<string, unknown> },
      setCookies,
      cookie: setCookies.map((one) => one.split(';')[0]).join('; '),
    };
  }

  const signUp = (form: Body) => post('sign-up/email', form);
  const signIn = (email: string, password: string = PASSWORD) => post('sign-in/email', { email, password });

  return { post, signUp, signIn };
}
