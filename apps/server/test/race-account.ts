import { eq } from 'drizzle-orm';
import { users } from '../src/db/schema/account.ts';
import { codeOf } from './authenticator.ts';
import type { Act } from './race-world.ts';
import { PASSWORD } from './sign-in.ts';

/** One honest request by each call that writes an account. */
export const ACCOUNT_CALLS: Record<string, Act> = {
  'account.changeEmail': ({ newcomer }, { client }) =>
    client(newcomer).account.changeEmail({ newEmail: `other-${newcomer.email}` }),
  'account.endDevice': ({ account, deviceId }, { client }) => client(account).account.endDevice({ deviceId }),
  // Of an account with a password only: there is nothing to find, and nothing is written.
  'account.removeIdentity': ({ account }, { client }) =>
    client(account).account.removeIdentity({ identityId: 'another' }),
  'account.endOtherDevices': ({ applicant }, { client }) => client(applicant).account.endOtherDevices({}),
  'account.keep': ({ leaving }, { client }) => client(leaving).account.keep({}),
  'account.requestDeletion': ({ leaving }, { client }) =>
    client(leaving).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
  'account.confirmPassword': ({ account }, { client }) =>
    client(account).account.confirmPassword({ currentPassword: PASSWORD }),
  'account.beginSecondFactor': ({ operator }, { client }) =>
    client(operator).account.beginSecondFactor({ currentPassword: PASSWORD }),
  'account.confirmSecondFactor': async ({ operator }, { client }) => {
    const { key } = await client(operator).account.beginSecondFactor({ currentPassword: PASSWORD });
    return client(operator).account.confirmSecondFactor({ code: codeOf(key) });
  },
  'account.renewRecoveryCodes': ({ operator }, { client }) =>
    client(operator).account.renewRecoveryCodes({ currentPassword: PASSWORD }),
  'account.endSecondFactor': ({ operator }, { client }) =>
    client(operator).account.endSecondFactor({ currentPassword: PASSWORD }),
  'adminAccount.disable': ({ operator, found: { uid } }, { client }) =>
    client(operator).adminAccount.disable({ uid, reason: 'Writes to everybody about loans.' }),
  'adminAccount.enable': async ({ operator, found: { uid } }, { client, deps }) => {
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    return client(operator).adminAccount.enable({ uid, reason: 'It was somebody else.' });
  },
  'adminAccount.endSessions': ({ operator, newcomer: { uid } }, { client }) =>
    client(operator).adminAccount.endSessions({ uid }),
};
