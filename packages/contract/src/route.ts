import type { Access } from './access.ts';

/**
 * The routes that are not calls: log-in, streams, files and uploads. Their access is declared here like that of calls, and the
 * same function checks it.
 */
export const ROUTES = {
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'anyone',
    botCheck: true,
    summary:
      'Creates an account, emails a verification link and signs in (session cookie). Returns {token, user}.',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'anyone',
    summary:
      'Signs in with email and password (session cookie). Returns {redirect, token, user}; with a second factor, {twoFactorRedirect: true}, and its code follows.',
  },
  verifyTotp: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-totp',
    access: 'anyone',
    own: 'the account whose password this browser has just entered',
    summary:
      'Completes a sign-in that requires a second factor, with a code from the authenticator app. Each code works once (session cookie). Returns {token, user}.',
  },
  verifyBackupCode: {
    method: 'POST',
    path: '/api/auth/two-factor/verify-backup-code',
    access: 'anyone',
    own: 'the account whose password this browser has just entered',
    summary: 'Completes a sign-in that requires a second factor, with a recovery code. Each code works once.',
  },
  providerSignIn: {
    method: 'POST',
    path: '/api/auth/sign-in/social',
    access: 'anyone',
    summary:
      'Starts a sign-in with an identity provider, "google" or "oidc". Returns {url, redirect: true}: the address for the browser. It returns to the path of callbackURL by /auth/return.',
  },
  providerReturn: {
    method: 'GET',
    path: '/api/auth/callback/:provider',
    access: 'anyone',
    own: 'the account of the identity that the provider vouches for, in the browser that started',
    summary:
      'Receives the browser from an identity provider. Signs in (session cookie), creates an account at the first visit, and redirects to /auth/return with the result.',
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'anyone',
    summary: 'Ends the session, if there is one. Returns {success: true}.',
  },
  getSession: {
    method: 'GET',
    path: '/api/auth/get-session',
    access: 'anyone',
    own: 'the caller’s own session',
    summary: 'Returns {session, user}, or null without a session. Renews a session once a day.',
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/list-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Lists the sessions, one for each device.',
  },
  revokeSession: {
    method: 'POST',
    path: '/api/auth/revoke-session',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends the caller’s session with this token. Returns {status: true}.',
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session, including this one. Returns {status: true}.',
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/api/auth/revoke-other-sessions',
    access: 'signedIn',
    own: 'the caller’s own sessions',
    summary: 'Ends every session except this one. Returns {status: true}.',
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'anyone',
    own: 'without an email in the request, the caller’s own email',
    summary:
      'Emails the verification link again if an unverified account has this email. Returns {status: true} either way.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'anyone',
    own: 'the account that received the link',
    summary:
      'Verifies an email with the code of an emailed link. Each code works once. Returns {status: true}, or redirects to callbackURL.',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'anyone',
    botCheck: true,
    summary:
      'Emails a link to set a new password if the email has an account. Returns {status: true, message} either way.',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    own: 'the account that received the link',
    summary:
      'Sets a new password with the code of an emailed link and ends every session. Returns {status: true}.',
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signedIn',
    own: 'the caller’s own password',
    summary:
      'Changes the password. Unless revokeOtherSessions is false, ends all sessions and starts a new one. Returns {token, user}.',
  },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    access: 'verified',
    own: 'the caller’s own account',
    summary:
      'Emails a link to a new address. Opening the link makes it the account’s email. Requires currentPassword unless the session is at most ten minutes old. Returns {status: true}.',
  },
  updateUser: {
    method: 'POST',
    path: '/api/auth/update-user',
    access: 'signedIn',
    own: 'the caller’s own account',
    summary: 'Changes the name. Returns {status: true}.',
  },
  live: {
    method: 'GET',
    path: '/api/v1/live',
    access: 'verified',
    own: 'events of the caller’s own company or talent',
    summary: 'Streams server-sent events with the kind and ids of each change. Resumes from Last-Event-ID.',
  },
  upload: {
    method: 'POST',
    path: '/api/v1/files/:kind',
    access: ['talent', 'company'],
    permission: 'manage',
    own: 'stored below the caller’s own talent or company',
    summary: 'Uploads one file as multipart/form-data (field "file") and returns its file reference.',
  },
  attachFile: {
    method: 'POST',
    path: '/api/v1/threads/:threadId/files/:kind',
    access: ['talent', 'company'],
    permission: 'recruit',
    notWhileLimited: true,
    own: 'open threads of the caller’s own company or talent; without premium access a company’s answer is PREMIUM_REQUIRED',
    summary:
      'Uploads one file for a message as multipart/form-data (field "file") and returns it. The kind is messagePicture or messagePdf. A file that no message carries is deleted after a day.',
  },
  messageFile: {
    method: 'GET',
    path: '/api/v1/message-files/:file',
    access: ['talent', 'company'],
    permission: 'read',
    own: 'files of messages in threads of the caller’s own company or talent, unless an admin has hidden the message',
    summary:
      'Returns a file of a message: a picture as webp ({id}.webp, or {id}-lg.webp for the large one), or a PDF ({id}.pdf).',
  },
  evidenceFile: {
    method: 'GET',
    path: '/api/v1/evidence-files/:reportId/:file',
    access: 'admin',
    summary: 'Returns a file of a reported message: {id}-lg.webp or {id}.pdf.',
  },
  generateHeadshots: {
    method: 'POST',
    path: '/api/v1/generate-headshots',
    access: 'talent',
    own: 'stored below the caller’s own talent',
    summary:
      'Makes five headshots of a picture, sent as multipart/form-data: "file" (JPG or PNG), and "mask" (PNG, white where the person is) if there is one. Returns {variations: [{style, picture}], isMasked, runs}. Pictures that no profile uses are deleted after a day.',
  },
  parseResume: {
    method: 'POST',
    path: '/api/v1/parse-resume-for-talent-profile',
    access: 'talent',
    own: 'nothing of the file is stored',
    summary:
      'Reads a resume, a PDF as multipart/form-data (field "file"), and returns its content for a talent profile: {success: true, data, warnings, pages}, or {success: false, error} with the reason. At most 60 an hour.',
  },
  picture: {
    method: 'GET',
    path: '/api/v1/pictures/:file',
    access: ['talent', 'company', 'admin'],
    permission: 'member',
    own: 'own pictures; approved companies see those of talents in search or in their open threads, talents those of companies in their threads',
    summary: 'Returns a profile picture or logo as webp: {id}.webp or {id}-lg.webp.',
  },
  evidencePicture: {
    method: 'GET',
    path: '/api/v1/evidence-pictures/:reportId',
    access: 'admin',
    summary: 'Returns the copy of a reported picture as webp.',
  },
  resume: {
    method: 'GET',
    path: '/api/v1/resumes/:token',
    access: 'anyone',
    own: 'a signed URL that is valid for five minutes, while its maker may see the resume',
    summary: 'Downloads the PDF of a resume by its download URL.',
  },
  whoSawMe: {
    method: 'GET',
    path: '/api/v1/who-saw-me/:format',
    access: 'talent',
    own: 'the caller’s own talent',
    summary:
      'Downloads who opened the talent’s profile, and which company holds which data. The format is csv or json.',
  },
  dataExport: {
    method: 'GET',
    path: '/api/v1/data-exports/:dataExportId',
    access: 'verified',
    own: 'the caller’s own exports, until they expire',
    summary: 'Downloads the archive of an export.',
  },
  codeAccountReturn: {
    method: 'GET',
    path: '/api/v1/code-account-return',
    access: 'anyone',
    own: 'the talent whose session began the visit',
    summary:
      'Receives the browser from the code host. Verifies the code account of the talent’s profile, and redirects to the profile page with the result.',
  },
  mailedDataExport: {
    method: 'GET',
    path: '/api/v1/mailed-data-exports/:token',
    access: 'anyone',
    own: 'the export that the mailed link names, until it expires',
    summary: 'Downloads the archive of an export of an account that cannot log in.',
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhook',
    access: 'anyone',
    own: 'requests that carry the payment provider’s signature',
    summary: 'Receives the events of the payment provider.',
  },
  trackingHook: {
    method: 'POST',
    path: '/api/applicant-tracking/hooks/:hookId',
    access: 'anyone',
    own: 'requests that carry the signature of the connection’s secret',
    summary: 'Receives the events of a company’s applicant tracking system.',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe_email_cf',
    access: 'anyone',
    own: 'the address that received the link',
    summary:
      'Unsubscribes from a kind of email with the token of an emailed link, sent as {token}. Idempotent. Returns {success: true, unsubscribedFrom, email}, or {success: false, error}. Mail programs send the token in the address and the form List-Unsubscribe=One-Click (RFC 8058).',
  },
} as const satisfies Record<
  string,
  Access & { method: 'GET' | 'POST'; path: string; summary: string; botCheck?: true }
>;
export type RouteName = keyof typeof ROUTES;
