import { resolve } from 'node:path';
import { z } from 'zod';

const projectFolder = resolve(import.meta.dirname, '../../../..');

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
};

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

const onOff = oneOf(['on', 'off']);

const url = (protocols: readonly string[], sentence: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), sentence);

/** Every variable that the server reads. Descriptions, defaults and order are those of docs/configuration.md. */
export const Environment = z.object({
  TALAASH_ENV: withDefault(oneOf(['local', 'staging', 'production']), 'local').describe(
    'What this installation is. Outside `local` nothing is made up: secrets, mail and real providers must be set.',
  ),
  PORT: withDefault(wholeNumber(0, 65535), 3000).describe('The port to listen on; 0 picks a free one.'),
  HOST: withDefault(z.string(), 'localhost').describe(
    'The address to listen on; `0.0.0.0` for every interface, as a container needs.',
  ),
  BASE_URL: optional(
    url(['http:', 'https:'], 'must be an http or https address, such as https://talaash.example'),
  ).describe(
    'The public origin, as people type it; mails and links contain it. Locally the default is the address that the server listens on. Required outside `local`; https in production.',
  ),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), 0).describe(
    'How many proxies in front of the server are trusted to report the caller’s IP address.',
  ),
  DATA_DIR: withDefault(z.string(), '.data').describe(
    'The folder for the server’s own database, uploaded files and local secret; relative to the project.',
  ),
  FREE_DISK_MIN_MB: withDefault(wholeNumber(0, 1_000_000_000), 512).describe(
    'How many megabytes of the disk with DATA_DIR stay free: uploads are refused before they would fill it up, so that the database can go on.',
  ),
  DATABASE_URL: optional(
    url(
      ['postgres:', 'postgresql:'],
      'must be an address such as postgres://user:password@host:5432/talaash',
    ),
  ).describe('The PostgreSQL (16 or newer) to use. Without it the server runs its own in DATA_DIR.'),
  POOL_SIZE: withDefault(wholeNumber(2, 150), 20).describe(
    'The most connections to the database that each server opens for calls; it opens up to six more for events and jobs.',
  ),
  APP_SECRET: optional(
    z.string().min(32, 'must have at least 32 characters; `openssl rand -hex 32` makes one'),
  ).describe(
    'The secret that signs sessions, search keys, download links and unsubscribe links. Locally it is generated once and stored in DATA_DIR; required outside `local`. Changing it signs everybody out.',
  ),
  REFUSE_COMMON_PASSWORDS: optional(onOff).describe(
    'Whether very common passwords are refused. `off` in `local`, else `on`.',
  ),
  WEAK_PASSWORD_HASHES: withDefault(onOff, 'off').describe(
    'Whether passwords are stored under hashes that cost no time, for tests. `on` is refused outside `local`; whoever sets a password with it cannot sign in without it.',
  ),
  OTP_PROVIDER: withDefault(oneOf(['local']), 'local').describe(
    'Who sends one-time codes. `local` sends none and accepts 123456; it is refused outside `local`.',
  ),
  ONE_TIME_CODES_UNVERIFIED_PER_NETWORK: withDefault(wholeNumber(10, 1_000_000), 100).describe(
    'How many one-time codes that nobody verified a network (an IPv4 address, or a /48 of IPv6) may request in 24 hours, besides those that its verified codes allow.',
  ),
  ONE_TIME_CODES_UNVERIFIED_PER_PREFIX: withDefault(wholeNumber(10, 1_000_000), 50).describe(
    'The same for a number prefix: 10,000 mobile numbers that differ in their last four digits.',
  ),
  ONE_TIME_CODES_VERIFIED_PERCENT: withDefault(wholeNumber(1, 90), 25).describe(
    'The least share of one-time codes that a crowd of people verifies. With 25, each verified code allows three others.',
  ),
  ONE_TIME_CODES_ALERT_PER_COUNTRY: withDefault(wholeNumber(10, 10_000_000), 500).describe(
    'How many unverified one-time codes to a country in an hour are logged as an error, besides those that its verified codes allow. They are not refused.',
  ),
  PAYMENTS_PROVIDER: withDefault(oneOf(['local']), 'local').describe(
    'Who takes payments. `local` is a checkout page of our own that takes no money; it is refused outside `local`.',
  ),
  TYPESENSE_URL: optional(
    z
      .string()
      .refine(
        (value) => value.split(',').every((one) => /^https?:$/.test(URL.parse(one.trim())?.protocol ?? '')),
        'must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas',
      ),
  ).describe(
    'The Typesense server (30 or newer) that holds the search index; for a cluster all nodes, separated by commas. Without it every server holds the index itself. https outside `local`.',
  ),
  TYPESENSE_API_KEY: optional(z.string().min(16, 'must have at least 16 characters')).describe(
    'The key with which the server manages the index in Typesense; it needs the actions `collections:*`, `documents:*`, `aliases:*`, `synonym_sets:*` and `keys:create`. Required with TYPESENSE_URL.',
  ),
  SMTP_URL: optional(
    url(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587'),
  ).describe(
    'The server that delivers mail. Locally, without it, mails are stored in the mailbox in DATA_DIR. Required outside `local`.',
  ),
  MAIL_FROM: withDefault(z.string(), 'Talaash <no-reply@talaash.test>').describe('The sender of every mail.'),
  OPERATOR_EMAIL: optional(z.email('must be an email address')).describe(
    'Where what people write on the contact page is mailed to. Without it, it is in the admin portal only.',
  ),
  TALAASH_DEMO: optional(onOff).describe(
    'Whether the first start fills an empty database with demo people. `on` in `local`, else `off`.',
  ),
  DEMO_PAGES: optional(onOff).describe(
    'Whether the pages below `/demo` and `/design-system-demo` exist: the design system, the branding, a form, the editor, a sample CV. They show no data of anybody and are never indexed. `on` in `local`, else `off`.',
  ),
  LOG_LEVEL: optional(oneOf(['debug', 'info', 'warn', 'error', 'silent'])).describe(
    'The lowest level that is logged. `warn` in `local`, else `info`.',
  ),
});

export type Config = {
  environment: 'local' | 'staging' | 'production';
  port: number;
  host: string;
  /** Undefined locally, where the default is the address that the server listens on. */
  baseUrl: string | undefined;
  trustProxy: number;
  /** An absolute path. */
  dataDir: string;
  /** Uploads are refused when less than this is free on the disk of `dataDir`. */
  freeDiskMinBytes: number;
  databaseUrl: string | undefined;
  poolSize: number;
  /** Undefined locally, where the default is the one stored in `dataDir`. */
  appSecret: string | undefined;
  refusesCommonPasswords: boolean;
  hasWeakPasswordHashes: boolean;
  otpProvider: 'local';
  oneTimeCodes: {
    unverifiedPerNetwork: number;
    unverifiedPerPrefix: number;
    verifiedPercent: number;
    alertPerCountry: number;
  };
  paymentsProvider: 'local';
  /** Undefined when the index is in the server itself. */
  typesense: { urls: string[]; apiKey: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorEmail: string | undefined;
  isDemo: boolean;
  hasDemoPages: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** Whether browsers reach the server over https. */
export const isHttps = ({ baseUrl }: Pick<Config, 'baseUrl'>): boolean =>
  baseUrl?.startsWith('https:') === true;

export type ConfigReading = { config: Config } | { problems: string[] };

/**
 * Reads the configuration. Nothing else reads environment variables.
 *
 * @returns the configuration, or one sentence for each thing that is wrong, saying what to set.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): ConfigReading {
  const parsed = Environment.safeParse(env);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
  const problems = problemsOf(parsed.data);
  return problems.length > 0 ? { problems } : { config: toConfig(parsed.data) };
}

type Variables = z.output<typeof Environment>;

function problemsOf(given: Variables): string[] {
  const environment = given.TALAASH_ENV;
  const typesenseProblems = incompleteTypesense(given);
  if (environment === 'local') return typesenseProblems;
  const checks: [isWrong: boolean, sentence: string][] = [
    [
      !given.APP_SECRET,
      'Set APP_SECRET to a secret of at least 32 characters; `openssl rand -hex 32` makes one.',
    ],
    [!given.BASE_URL, 'Set BASE_URL to the public origin, such as https://talaash.example.'],
    [
      environment === 'production' && given.BASE_URL?.startsWith('http:') === true,
      'Set BASE_URL to an https address: sessions are not safe over http.',
    ],
    [
      addressesOf(given.TYPESENSE_URL).some((address) => address.startsWith('http:')),
      'Set TYPESENSE_URL to https addresses: names and the key are not safe over http.',
    ],
    [
      !given.SMTP_URL,
      'Set SMTP_URL to the server that delivers mail, such as smtp://user:password@host:587.',
    ],
    [
      given.WEAK_PASSWORD_HASHES === 'on',
      'Set WEAK_PASSWORD_HASHES to off: whoever steals a weak hash finds its password.',
    ],
    [
      given.OTP_PROVIDER === 'local',
      'Set OTP_PROVIDER to a provider that sends codes: local accepts 123456 from everybody.',
    ],
    [
      given.PAYMENTS_PROVIDER === 'local',
      'Set PAYMENTS_PROVIDER to a provider that takes money: local takes none.',
    ],
    [
      given.TALAASH_DEMO === 'on',
      'Set TALAASH_DEMO to off: everybody knows the password of the demo people, and one of them is an admin.',
    ],
  ];
  const missing = checks
    .filter(([isWrong]) => isWrong)
    .map(([, sentence]) => sentence.replace(/\.$/, ` (TALAASH_ENV is ${environment}).`));
  return [...typesenseProblems, ...missing];
}

function incompleteTypesense({ TYPESENSE_URL: address, TYPESENSE_API_KEY: apiKey }: Variables): string[] {
  if (address && !apiKey) return ['Set TYPESENSE_API_KEY too: without it the search server lets nobody in.'];
  if (apiKey && !address) return ['Set TYPESENSE_URL too, or neither: TYPESENSE_API_KEY is a key to it.'];
  return [];
}

const addressesOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((address) => new URL(address.trim()).href);

function toConfig(given: Variables): Config {
  const isLocal = given.TALAASH_ENV === 'local';
  return {
    environment: given.TALAASH_ENV,
    port: given.PORT,
    host: given.HOST,
    baseUrl: given.BASE_URL && new URL(given.BASE_URL).origin,
    trustProxy: given.TRUST_PROXY,
    dataDir: resolve(projectFolder, given.DATA_DIR),
    freeDiskMinBytes: given.FREE_DISK_MIN_MB * 1024 * 1024,
    databaseUrl: given.DATABASE_URL,
    poolSize: given.POOL_SIZE,
    appSecret: given.APP_SECRET,
    refusesCommonPasswords: given.REFUSE_COMMON_PASSWORDS ? given.REFUSE_COMMON_PASSWORDS === 'on' : !isLocal,
    hasWeakPasswordHashes: given.WEAK_PASSWORD_HASHES === 'on',
    otpProvider: given.OTP_PROVIDER,
    oneTimeCodes: {
      unverifiedPerNetwork: given.ONE_TIME_CODES_UNVERIFIED_PER_NETWORK,
      unverifiedPerPrefix: given.ONE_TIME_CODES_UNVERIFIED_PER_PREFIX,
      verifiedPercent: given.ONE_TIME_CODES_VERIFIED_PERCENT,
      alertPerCountry: given.ONE_TIME_CODES_ALERT_PER_COUNTRY,
    },
    paymentsProvider: given.PAYMENTS_PROVIDER,
    typesense: given.TYPESENSE_API_KEY
      ? { urls: addressesOf(given.TYPESENSE_URL), apiKey: given.TYPESENSE_API_KEY }
      : undefined,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    operatorEmail: given.OPERATOR_EMAIL,
    isDemo: given.TALAASH_DEMO ? given.TALAASH_DEMO === 'on' : isLocal,
    hasDemoPages: given.DEMO_PAGES ? given.DEMO_PAGES === 'on' : isLocal,
    logLevel: given.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

/** The content of docs/configuration.md, generated from the schema. `npm run docs` writes it. */
export function configurationPage(): string {
  const schema = z.toJSONSchema(Environment, { io: 'output', unrepresentable: 'any' });
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description = '' } = property as { description?: string };
    return `| \`${name}\` | ${defaultOf(name)} | ${description} |`;
  });
  return [
    '# Configuration',
    '',
    'Everything is set by environment variables; on a developer’s machine none is needed. A wrong value stops the start with a sentence.',
    'This page is made from `apps/server/src/base/config.ts` by `npm run docs`.',
    '',
    '| variable | default | what it does |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function defaultOf(name: string): string {
  const value = (Environment.parse({}) as Record<string, string | number | undefined>)[name];
  return value === undefined ? '' : `\`${value}\``;
}
