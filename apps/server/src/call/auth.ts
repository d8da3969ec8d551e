import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@talaash/domain/account/limit';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import type { Config } from '../base/config.ts';
import type { Db } from '../db/client.ts';
import { accounts, sessions, users, verifications } from '../db/schema/account.ts';
import type { Events } from '../events/events.ts';
import { record } from '../events/record.ts';
import type { Log } from '../base/log.ts';
import { newRecordId } from '../base/record-id.ts';
import type { Secrets } from '../base/secret.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which the sign-in library is told the caller's address; what a caller puts there is overwritten. */
export const ADDRESS_HEADER = 'x-talaash-address';

const DAY_IN_SECONDS = 24 * 60 * 60;
const SESSION_IN_SECONDS = 30 * DAY_IN_SECONDS;

/** Whether a session has been in use for a day since it was last renewed. */
export const isRenewalDue = (expiresAt: Date, nowMs: number): boolean =>
  expiresAt.getTime() - nowMs <= (SESSION_IN_SECONDS - DAY_IN_SECONDS) * 1000;

/**
 * The sign-in library on our tables: it makes accounts, checks passwords and keeps sessions. It is called by our own
 * routes only (see sign-in.ts), after the form was validated, the try counted and the origin checked; mailed links and
 * their codes are ours too.
 */
export function createAuth(given: {
  config: Pick<Config, 'baseUrl'>;
  secrets: Pick<Secrets, 'session'>;
  db: Db;
  events: Pick<Events, 'transaction'>;
  log: Log;
}) {
  const { config, secrets, db, events, log } = given;
  return betterAuth({
    appName: 'Talaash',
    // Only the cookies' security depends on it: links in mails are made by us.
    baseURL: config.baseUrl ?? 'http://localhost',
    // As a list, for only then does the library not look for one in the environment.
    secrets: [{ version: 1, value: secrets.session }],
    // Without its transactions, which would hold a connection while a password is hashed. A sign-up that is cut off half-way
    // leaves an account without a password, and a reset link sets one.
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { users, sessions, accounts, verifications },
      usePlural: true,
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
    },
    user: {
      additionalFields: {
        isAdmin: { type: 'boolean', input: false, required: false },
        isDisabled: { type: 'boolean', input: false, required: false },
      },
    },
    // However old a session is, its owner may see and end the others.
    session: { expiresIn: SESSION_IN_SECONDS, updateAge: DAY_IN_SECONDS, freshAge: 0 },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (user && 'isDisabled' in user && user.isDisabled) {
              throw new APIError('FORBIDDEN', {
                code: 'ACCOUNT_DISABLED',
                message: ACCOUNT_SENTENCES.disabled,
              });
            }
          },
        },
        delete: {
          after: (session) =>
            events.transaction((tx) =>
              record(tx, {
                kind: 'session.ended',
                actorUid: session.userId,
                payload: { sessionId: session.id },
              }),
            ),
        },
      },
    },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'talaash',
      useSecureCookies: config.baseUrl?.startsWith('https:') === true,
      database: { generateId: newRecordId },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error({ details }, `Sign-in: ${message}`),
    },
  });
}
