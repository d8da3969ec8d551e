import { z } from 'zod';
import { analytics } from './config/analytics.ts';
import { backup } from './config/backup.ts';
import { botCheck } from './config/bot-check.ts';
import { calendar } from './config/calendar.ts';
import { applicantTracking } from './config/applicant-tracking.ts';
import { certificatePage } from './config/certificate-page.ts';
import { codeAccount } from './config/code-account.ts';
import { demo } from './config/demo.ts';
import { domainRecords } from './config/domain-records.ts';
import { readGiven, unknownVariables } from './config/given.ts';
import { files } from './config/files.ts';
import {
  type EnvironmentName,
  type FeatureOff,
  type Problem,
  type ProviderCheck,
  oneOf,
  withDefault,
} from './config/kit.ts';
import { identityProvider } from './config/identity-provider.ts';
import { log } from './config/log.ts';
import { mail } from './config/mail.ts';
import { model } from './config/model.ts';
import { oneTimeCode } from './config/one-time-code.ts';
import { operation } from './config/operation.ts';
import { payment } from './config/payment.ts';
import { places } from './config/places.ts';
import { registration } from './config/registration.ts';
import { search } from './config/search.ts';
import { server } from './config/server.ts';
import { signIn } from './config/sign-in.ts';

/** In the order of docs/configuration.md. */
const PARTS = [
  server,
  backup,
  signIn,
  identityProvider,
  registration,
  oneTimeCode,
  botCheck,
  payment,
  search,
  files,
  mail,
  analytics,
  places,
  domainRecords,
  codeAccount,
  applicantTracking,
  certificatePage,
  calendar,
  model,
  demo,
  log,
  operation,
] as const;

/** All of a union at once: a part's function takes its part, so one that fits every part takes them all. */
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer T) => void
  ? T
  : never;

/** Every variable that the server reads, in the order of docs/configuration.md. */
export const Environment = z.object({
  TALAASH_ENV: withDefault(oneOf(['local', 'staging', 'production']), 'local').describe(
    'The kind of installation. Outside `local` nothing has a made-up default: you must set secrets, mail and real providers.',
  ),
  ...allOf(PARTS.map(({ variables }) => variables)),
});

type Variables = z.output<typeof Environment>;

const problemsOf = (given: Variables, environment: EnvironmentName): Problem[] =>
  PARTS.flatMap((part) => part.problems(given, environment));

const toConfig = (given: Variables, environment: EnvironmentName) =>
  allOf(PARTS.map((part) => part.read(given, environment)));

function allOf<Sections extends object>(sections: readonly Sections[]): All<Sections> {
  return Object.assign({}, ...sections) as All<Sections>;
}

export type Config = ReturnType<typeof toConfig>;

/** The providers that the doctor can ask, by the name of their port in `Deps`. */
export const PROVIDER_CHECKS: Readonly<Record<string, ProviderCheck>> = Object.assign(
  {},
  ...PARTS.map(({ providers }) => providers),
);

/** What this configuration leaves off, though it could be on. */
export const featuresOff = (config: Config): Omit<FeatureOff<Config>, 'isOff'>[] =>
  PARTS.flatMap((part): readonly FeatureOff<Config>[] => part.featuresOff).filter(({ isOff }) =>
    isOff(config),
  );

/** Whether browsers reach the server over https. */
export const isHttps = ({ baseUrl }: Pick<Config, 'baseUrl'>): boolean =>
  baseUrl?.startsWith('https:') === true;

/** `warnings` are sentences about unknown variables. */
export type UsableConfig = { config: Config; warnings: string[] };

export type ConfigReading = UsableConfig | { problems: string[] };

/**
 * Reads the configuration. Nothing else reads environment variables.
 *
 * @returns the configuration, or one sentence for each thing that is wrong, saying what to set; never with a value of a secret
 */
export function readConfig(env: Record<string, string | undefined> = process.env): ConfigReading {
  const names = Object.keys(Environment.shape);
  const { given, problems: unusable } = readGiven(env, names);
  if (unusable.length > 0) return { problems: unusable };
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
  const environment = parsed.data.TALAASH_ENV;
  const problems = problemsOf(parsed.data, environment);
  return problems.length > 0
    ? { problems: problems.map((problem) => sentenceOf(problem, environment)) }
    : { config: toConfig(parsed.data, environment), warnings: unknownVariables(env, names) };
}

const sentenceOf = ({ sentence, isOutsideLocal }: Problem, environment: EnvironmentName): string =>
  isOutsideLocal ? sentence.replace(/\.$/, ` (TALAASH_ENV is ${environment}).`) : sentence;

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
    'Environment variables configure everything; a developer’s machine needs none. The server refuses to start with a wrong value, and says why.',
    'You can also give each in a file, as containers pass secrets: `APP_SECRET_FILE` is the path of a file that contains `APP_SECRET`.',
    'The server warns at the start about an unknown variable that looks like one of these.',
    '`npm run docs` generates this page from `apps/server/src/base/config/`.',
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
