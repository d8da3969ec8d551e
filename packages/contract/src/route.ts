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
    summary: 'Makes an account, mails the link that verifies its email, and signs in (session cookie).',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    summary: 'Signs in with email and password (session cookie).',
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'anyone',
    summary: 'Ends the session, if there is one.',
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'signedIn',
    own: 'the caller’s own email',
    summary: 'Mails the link that verifies the email again.',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    summary:
      'Mails a link to set a new password, if an account belongs to the email; the answer never tells.',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    own: 'the account that the link was mailed to',
    summary: 'Sets a new password with the code of a mailed link and ends every session.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signedIn',
    own: 'the caller’s own password',
    summary: 'Changes the password, renews the session and ends all others.',
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
