import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@talaash/domain/account/limit';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type Config, isHttps } from '../base/config.ts';
import { onDatabaseClock } from './auth-clock.ts';
import { cookiePrefix } from './cookie.ts';
import { alsoAfterIdentity, ownSession } from './own-session.ts';
import type { Db } from '../db/client.ts';
import type { DatabaseClock } from '../db/clock.ts';
import { accounts, sessions, twoFactors, users, verifications } from '../db/schema/account.ts';
import type { Events } from '../events/events.ts';
import { record } from '../events/record.ts';
import type { Log } from '../base/log.ts';
import { newRecordId } from '../base/record-id.ts';
import { passwordHash } from './password-hash.ts';
import type { Secrets } from '../base/secret.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header that gives the log-in library the caller's IP address. A value that the caller sent is overwritten. */
export const ADDRESS_HEADER = 'x-talaash-address';

const DAY_IN_SECONDS = 24 * 60 * 60;
const SESSION_IN_SECONDS = 30 * DAY_IN_SECONDS;

/** Whether a session was last renewed at least a day ago. */
export const isRenewalDue = (expiresAt: Date, nowMs: number): boolean =>
  expiresAt.getTime() - nowMs <= (SESSION_IN_SECONDS - DAY_IN_SECONDS) * 1000;

/**
 * The log-in library on our tables: it creates accounts, checks passwords and stores sessions. Only our own routes call
 * it (http/sign-in.ts), after they have validated the form, counted the try and checked the origin. Mailed links and their
 * codes are ours too.
 */
export function createAuth(given: {
  config: Pick<Config, 'baseUrl' | 'hasWeakPasswordHashes'>;
  secrets: Pick<Secrets, 'session'>;
  db: Db;
  events: Pick<Events, 'transaction'>;
  log: Log;
  clock: Pick<DatabaseClock, 'aheadMs'>;
}) {
  const { config, secrets, db, events, log, clock } = given;
  return betterAuth({
    appName: 'Talaash',
    // The library's own name for itself. Our links do not use it.
    baseURL: config.baseUrl ?? 'http://localhost',
    // As a list: if it gets a single secret, the library also reads one from the environment.
    secrets: [{ version: 1, value: secrets.session }],
    // Without the library's transactions: they would hold a connection while a password is hashed.
    database: onDatabaseClock(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: { users, sessions, accounts, verifications, twoFactors },
        usePlural: true,
        transaction: false,
      }),
      clock.aheadMs,
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: passwordHash(config),
    },
    user: {
      additionalFields: {
        isAdmin: { type: 'boolean', input: false, required: false },
        isDisabled: { type: 'boolean', input: false, required: false },
      },
    },
    // `freshAge: 0`: a session of any age may list and end the others.
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
    // Keys and recovery codes are encrypted with the secret. A wrong code locks this step only for somebody who knows the
    // password.
    plugins: [
      alsoAfterIdentity(twoFactor({ accountLockout: { maxFailedAttempts: 10, durationSeconds: 60 * 60 } })),
      ownSession(),
    ],
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      // The library would put its own, weaker prefix in front of ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config) },
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
