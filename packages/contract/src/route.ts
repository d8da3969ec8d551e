import type { Access } from './access.ts';

/**
 * The routes that are not calls: sign-in, streams, files and uploads. Their access is declared here like that of calls, and the
 * same function checks it.
 */
export const ROUTES = {
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'anyone',
    botCheck: true,
    summary:
      'Creates an account, mails the link that verifies its email, and signs in (session cookie). Answers {token, user}.',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    summary:
      'Signs in with email and password (session cookie). Answers {redirect, token, user}; with two-factor sign-in {twoFactorRedirect: true}, and the second step follows.',
  },
  verifyTotp: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    access: 'anyone',
    own: 'the account whose password this browser has just entered',
    summary:
      'The second step of signing in: a code of the authenticator app, once (session cookie). Answers {token, user}.',
  },
  verifyBackupCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    access: 'anyone',
    own: 'the account whose password this browser has just entered',
    summary: 'The same with a recovery code, which works once.',
  },
  providerSignIn: {
    method: 'POST',
    path: '/api/auth/sign-in/social',
    access: 'anyone',
    summary:
      'Begins to sign in at an identity provider, "google" or "oidc". Answers {url, redirect: true}: where the browser goes on. It comes back to the path of callbackURL, by /auth/return.',
  },
  providerReturn: {
    method: 'GET',
    path: '/api/auth/callback/:provider',
    access: 'anyone',
    own: 'the account of the identity that the provider vouches for, in the browser that began',
    summary:
      'Where an identity provider sends the browser. Signs in (session cookie), after a first visit with a new account, and redirects to /auth/return, which says how it ended.',
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
    summary:
      'Answers {session, user}, or null without a session. Renews a session whose last renewal was a day ago.',
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
    summary: 'Ends the session with this token, if it is the caller’s own. Answers {status: true}.',
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session, including this one. Answers {status: true}.',
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session except this one. Answers {status: true}.',
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'anyone',
    own: 'without an email in the request, the caller’s own email',
    summary:
      'Mails the verification link again, if an unverified account has this email. Answers {status: true} either way.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'anyone',
    own: 'the account that the link was mailed to',
    summary:
      'Verifies an email with the code of a mailed link, once. Answers {status: true}, or redirects to callbackURL.',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    botCheck: true,
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
      'Changes the password. Unless revokeOtherSessions is false, ends all sessions and starts a new one. Answers {token, user}.',
  },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    access: 'verified',
    own: 'the caller’s own account',
    summary:
      'Mails a link to a new address; opening the link makes it the account’s email. Needs currentPassword, unless the session is ten minutes old or less. Answers {status: true}.',
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
  generateHeadshots: {
    method: 'POST',
    path: '/api/v1/generate-headshots',
    access: 'talent',
    own: 'stored below the caller’s own talent',
    summary:
      'Makes five headshots of a picture, sent as multipart/form-data: "file" (JPG or PNG), and "mask" (PNG, white where the person is) if there is one. Answers {variations: [{style, picture}], isMasked, runs}. What no profile names within a day is deleted.',
  },
  parseResume: {
    method: 'POST',
    path: '/api/v1/parse-resume-for-talent-profile',
    access: 'talent',
    own: 'nothing of the file is stored',
    summary:
      'Reads a resume, a PDF as multipart/form-data (field "file"), and answers what it says for a talent profile: {success: true, data, warnings, pages}, or {success: false, error} with the reason. 60 an hour.',
  },
  picture: {
    method: 'GET',
    path: '/api/v1/pictures/:file',
    access: ['talent', 'company', 'admin'],
    own: 'own pictures; approved companies see those of talents in search or in their open threads, talents those of companies in their threads',
    summary: 'A profile picture or logo as webp; {id}.webp or {id}-lg.webp.',
  },
  resume: {
    method: 'GET',
    path: '/api/v1/resumes/:token',
    access: 'anyone',
    own: 'a signed URL that is valid for five minutes, while its maker may see the resume',
    summary: 'The PDF of a resume, by its download URL.',
  },
  exportShortlist: {
    method: 'POST',
    path: '/api/v1/export-shortlist/:jobPostId',
    access: 'company',
    own: 'job posts of the caller’s own company; without premium access the answer is PREMIUM_REQUIRED',
    summary:
      'The shortlist of a job post as a CSV file (UTF-8 with a byte order mark), the newest entry first: those whom the company may see now, with their email. 20 an hour. Each export is recorded.',
  },
  dataExport: {
    method: 'GET',
    path: '/api/v1/data-exports/:dataExportId',
    access: 'verified',
    own: 'the caller’s own exports, until they expire',
    summary: 'The archive of an export, as a download.',
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'anyone',
    own: 'requests that carry the payment provider’s signature',
    summary: 'Receives the events of the payment provider.',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe_email_cf',
    access: 'anyone',
    own: 'the address to which the link was mailed',
    summary:
      'Ends mails of a kind by the token of a mailed link, sent as {token}; a second time changes nothing. Answers {success: true, unsubscribedFrom, email}, or {success: false, error}. Mail programs send the token in the address and the form List-Unsubscribe=One-Click (RFC 8058).',
  },
} as const satisfies Record<
  string,
  Access & { method: 'GET' | 'POST'; path: string; summary: string; botCheck?: true }
>;
export type RouteName = keyof typeof ROUTES;
