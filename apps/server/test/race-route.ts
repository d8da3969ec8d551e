import { ROUTES } from '@talaash/contract/route';
import type { Act } from './race-world.ts';
import { PASSWORD } from './sign-in.ts';
import { png } from './upload.ts';

const newPassword = `${PASSWORD} again`;

/** One honest request by each route that writes. */
export const WRITING_ROUTES: Partial<Record<keyof typeof ROUTES, Act>> = {
  signUp: (world, { signUp }) => signUp(world.signUpForm),
  signIn: ({ account }, { post }) => post('sign-in/email', { email: account.email, password: PASSWORD }),
  verifyTotp: ({ account }, { post }) => post('two-factor/verify-totp', { code: '123456' }, account.cookie),
  verifyBackupCode: ({ account }, { post }) =>
    post('two-factor/verify-backup-code', { code: 'abcde-fghij' }, account.cookie),
  // No identity provider is configured where the races are run: refused before anything is written.
  providerSignIn: (_world, { post }) => post('sign-in/social', { provider: 'google' }),
  signOut: ({ account }, { post }) => post('sign-out', {}, account.cookie),
  getSession: ({ account }, { request }) =>
    request('/api/auth/get-session', { headers: { cookie: account.cookie } }),
  revokeSession: ({ account }, { post }) => post('revoke-session', { token: 'another' }, account.cookie),
  revokeSessions: ({ account }, { post }) => post('revoke-sessions', {}, account.cookie),
  revokeOtherSessions: ({ account }, { post }) => post('revoke-other-sessions', {}, account.cookie),
  sendVerificationEmail: ({ account }, { post }) => post('send-verification-email', {}, account.cookie),
  verifyEmail: ({ codes }, { request }) => request(`/api/auth/verify-email?token=${codes.verifyCode}`),
  requestPasswordReset: ({ account }, { post }) => post('request-password-reset', { email: account.email }),
  resetPassword: ({ codes }, { post }) => post('reset-password', { token: codes.resetCode, newPassword }),
  changePassword: ({ account }, { post }) =>
    post('change-password', { currentPassword: PASSWORD, newPassword }, account.cookie),
  changeEmail: ({ account }, { post }) =>
    post('change-email', { newEmail: `x-${account.email}` }, account.cookie),
  updateUser: ({ account }, { post }) => post('update-user', { name: 'Asha R.' }, account.cookie),
  upload: ({ hiring }, { upload }) => upload(hiring, 'companyLogo', { filename: 'logo.png', content: png }),
  attachFile: ({ invited, threadId }, { sendFile }) =>
    sendFile(invited, `/api/v1/threads/${threadId}/files/messagePicture`, {
      filename: 'plan.png',
      content: png,
    }),
  generateHeadshots: ({ found }, { sendFile, portrait }) =>
    sendFile(found, '/api/v1/generate-headshots', { filename: 'me.jpg', content: portrait }),
  parseResume: ({ found }, { sendFile }) =>
    sendFile(found, '/api/v1/parse-resume-for-talent-profile', { filename: 'cv.pdf', content: '%PDF-' }),
  whoSawMe: ({ invited }, { request }) => request('/api/v1/who-saw-me/json', { as: invited }),
  unsubscribe: ({ invited }, { request, unsubscribeToken }) =>
    request(ROUTES.unsubscribe.path, {
      method: 'POST',
      body: JSON.stringify({ token: unsubscribeToken(invited.email) }),
      headers: { 'content-type': 'application/json' },
    }),
  // Without a connection that has the id: refused before anything is written.
  trackingHook: (_world, { request }) =>
    request('/api/applicant-tracking/hooks/unknown', { method: 'POST', body: '{}' }),
  // The button of the local checkout sends the webhook.
  paymentWebhook: ({ checkout }, { request }) => request(`${checkout}/pay`, { method: 'POST' }),
};
