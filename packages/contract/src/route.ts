import type { Access } from './access.ts';

/**
 * The addresses that are not calls: sign-in, streams, files and uploads. Their access is declared here, like that of the calls, and
 * enforced by the same gate.
 */
export const ROUTES = {
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'anyone',
    summary:
      'Makes an account, mails the link that verifies its email, and signs in (session cookie). Answers {token, user}.',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    summary: 'Signs in with email and password (session cookie). Answers {redirect, token, user}.',
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'anyone',
    summary: 'Ends the session, if there is one. Answers {success: true}.',
  },
  getSession: {
    method: 'GET',
    path: '/api/auth/get-session',
    access: 'anyone',
    own: 'the caller’s own session',
    summary: 'Answers {session, user}, or null without a session; renews one that was in use for a day.',
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/list-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Answers the list of sessions, one for each device.',
  },
  revokeSession: {
    method: 'POST',
    path: '/api/auth/revoke-session',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends the session of a token, if it is the caller’s own. Answers {status: true}.',
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session, this one too. Answers {status: true}.',
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session but this one. Answers {status: true}.',
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'anyone',
    own: 'without an email, the caller’s own',
    summary:
      'Mails the link that verifies the email again, if there is an account to verify. Answers {status: true} either way.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'anyone',
    own: 'the account that the link was mailed to',
    summary: 'Verifies an email with the code of a mailed link, once. Answers {status: true}, or leads on.',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    summary:
      'Mails a link to set a new password, if an account belongs to the email. Answers {status: true, message} either way.',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    own: 'the account that the link was mailed to',
    summary:
      'Sets a new password with the code of a mailed link and ends every session. Answers {status: true}.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signedIn',
    own: 'the caller’s own password',
    summary:
      'Changes the password; unless told not to, renews the session and ends all others. Answers {token, user}.',
  },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    access: 'verified',
    own: 'the caller’s own account',
    summary: 'Mails a link to a new address; opening it makes it the account’s. Answers {status: true}.',
  },
  updateUser: {
    method: 'POST',
    path: '/api/auth/update-user',
    access: 'signedIn',
    own: 'the caller’s own account',
    summary: 'Changes the name. Answers {status: true}.',
  },
  live: {
    method: 'GET',
    path: '/api/v1/live',
    access: 'verified',
    own: 'events of the caller’s own company or talent',
    summary: 'Server-sent events: kind and ids of what changed. Resumes from Last-Event-ID.',
  },
  upload: {
    method: 'POST',
    path: '/api/v1/files/:kind',
    access: ['talent', 'company'],
    own: 'stored below the caller’s own talent or company',
    summary: 'Uploads one file as multipart/form-data (field "file") and answers its file reference.',
  },
  picture: {
    method: 'GET',
    path: '/api/v1/pictures/:file',
    access: ['talent', 'company', 'admin'],
    own: 'own pictures; companies see those of talents in search or in a thread, talents those of companies in a thread',
    summary: 'A profile picture or logo as webp; {id}.webp or {id}-lg.webp.',
  },
  resume: {
    method: 'GET',
    path: '/api/v1/resumes/:token',
    access: 'anyone',
    own: 'a signed address that holds for five minutes',
    summary: 'The PDF behind a resume download url.',
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'anyone',
    own: 'messages that carry the payment provider’s signature',
    summary: 'Where the payment provider tells what happened.',
  },
} as const satisfies Record<string, Access & { method: 'GET' | 'POST'; path: string; summary: string }>;
export type RouteName = keyof typeof ROUTES;
