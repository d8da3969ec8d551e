import {
  fromProject,
  optional,
  url,
  withDefault,
  wholeNumber,
  wrongOnes,
  wrongOutsideLocal,
  configPart,
} from './kit.ts';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isGuessable } from './secret-strength.ts';

/** The number of proxies, or their networks. */
export type ProxyTrust = number | string[];

const trustOf = (text: string): ProxyTrust =>
  /^\d+$/.test(text.trim()) ? Number(text) : text.split(',').map((network) => network.trim());

function isTrust(text: string): boolean {
  const trust = trustOf(text);
  return typeof trust === 'number' ? trust <= 10 : trust.every(isNetwork);
}

/** An address, or a small network: with /0, everybody could report any address. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (prefix === undefined) return bits > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
}

/** The environment and the basics of this installation. */
export const server = configPart({
  variables: {
    PORT: withDefault(wholeNumber(0, 65535), 3000).describe('The port to listen on; 0 picks a free one.'),
    HOST: withDefault(z.string(), 'localhost').describe(
      'The address to listen on; `0.0.0.0` for every interface, as a container needs.',
    ),
    BASE_URL: optional(
      url(['http:', 'https:'], 'must be an http or https address, such as https://talaash.example'),
    ).describe(
      'The public origin, as people type it. Emails and links contain it. Required outside `local`, with https in production. In `local` the default is the address that the server listens on.',
    ),
    TRUST_PROXY: withDefault(
      z
        .string()
        .refine(isTrust, 'must be a whole number from 0 to 10, or networks such as 10.0.0.0/8, 127.0.0.1'),
      '0',
    ).describe(
      'Which proxies in front of the server are trusted to report the caller’s IP address: their addresses and networks, separated by commas, such as `10.0.0.0/8, 127.0.0.1`, or the number of proxies in a row.',
    ),
    DATA_DIR: withDefault(z.string(), '.data').describe(
      'The folder for the server’s own database, uploaded files and local secret; relative to the project.',
    ),
    FREE_DISK_MIN_MB: withDefault(wholeNumber(0, 1_000_000_000), 512).describe(
      'The free space to keep on the disk with DATA_DIR, in megabytes. The server refuses uploads below it, so that the database can continue.',
    ),
    DATABASE_URL: optional(
      url(
        ['postgres:', 'postgresql:'],
        'must be an address such as postgres://user:password@host:5432/talaash',
      ),
    ).describe('The PostgreSQL (16 or newer) to use. Without it, the server runs its own in DATA_DIR.'),
    DATABASE_REPLICA_URL: optional(
      url(
        ['postgres:', 'postgresql:'],
        'must be an address such as postgres://user:password@replica:5432/talaash',
      ),
    ).describe(
      'A streaming replica of DATABASE_URL. It answers reads of guests that may be two seconds old. While it is away or lags more, the primary answers them.',
    ),
    POOL_SIZE: withDefault(wholeNumber(2, 150), 20).describe(
      'The maximum number of database connections of each server for calls. It opens up to six more for events and jobs.',
    ),
    APP_SECRET: optional(
      z.string().min(32, 'must have at least 32 characters; `openssl rand -hex 32` makes one'),
    ).describe(
      'The secret that signs sessions, search keys, download links and unsubscribe links. Required outside `local`. In `local` the server generates it once and stores it in DATA_DIR. Changing it signs everybody out.',
    ),
  },
  problems: (given, environment) => [
    ...wrongOnes([
      [
        given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_URL === undefined,
        'Set DATABASE_URL too, or remove DATABASE_REPLICA_URL: the server’s own database has no replica.',
      ],
      [
        given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_REPLICA_URL === given.DATABASE_URL,
        'Set DATABASE_REPLICA_URL to another address than DATABASE_URL, or remove it.',
      ],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        !given.APP_SECRET,
        'Set APP_SECRET to a secret of at least 32 characters; `openssl rand -hex 32` makes one.',
      ],
      [!given.BASE_URL, 'Set BASE_URL to the public origin, such as https://talaash.example.'],
      [
        environment === 'production' && given.BASE_URL?.startsWith('http:') === true,
        'Set BASE_URL to an https address: http does not protect sessions.',
      ],
      [
        given.APP_SECRET !== undefined && isGuessable(given.APP_SECRET),
        'Set APP_SECRET to a random secret; this one is not random. `openssl rand -hex 32` makes one.',
      ],
    ]),
  ],
  read: (given, environment) => ({
    environment,
    port: given.PORT,
    host: given.HOST,
    /** Undefined locally, where the default is the listening address. */
    baseUrl: given.BASE_URL && new URL(given.BASE_URL).origin,
    /** The number of proxies, or their networks. */
    trustProxy: trustOf(given.TRUST_PROXY),
    /** An absolute path. */
    dataDir: fromProject(given.DATA_DIR),
    /** Uploads are refused if the disk of `dataDir` has less free space than this. */
    freeDiskMinBytes: given.FREE_DISK_MIN_MB * 1024 * 1024,
    databaseUrl: given.DATABASE_URL,
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    poolSize: given.POOL_SIZE,
    /** Undefined locally, where the default is the one stored in `dataDir`. */
    appSecret: given.APP_SECRET,
  }),
});
