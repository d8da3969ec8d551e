import { resolve } from 'node:path';
import { z } from 'zod';

/** The building blocks of the configuration: kinds of variables, and the shape of a part. */

export type EnvironmentName = 'local' | 'staging' | 'production';

/** A provider that the doctor can ask: the name of its check, and the variables that its remedies name. */
export type ProviderCheck = { check: string; variables: string };

/** What is off while nothing is configured, and the variable that switches it on. */
export type FeatureOff<Section> = {
  check: string;
  isOff: (config: Section) => boolean;
  found: string;
  remedy: string;
};

/**
 * One part of the configuration.
 *
 * @property variables its environment variables: a kind and the description that docs/configuration.md shows
 * @property problems invalid combinations of valid variables, one sentence each, saying what to set
 * @property read the part of `Config`; called only if there is no problem
 * @property providers the providers that it configures, by the name of their port in `Deps`
 * @property featuresOff what it leaves off by default
 */
export type ConfigPart<Shape extends z.ZodRawShape, Section> = {
  variables: Shape;
  problems(given: z.output<z.ZodObject<Shape>>, environment: EnvironmentName): Problem[];
  read(given: z.output<z.ZodObject<Shape>>, environment: EnvironmentName): Section;
  providers: Readonly<Record<string, ProviderCheck>>;
  featuresOff: readonly FeatureOff<Section>[];
};

type Optional = 'problems' | 'providers' | 'featuresOff';

/** Written out, so that each part infers both of its types. A part may leave out what it does not have. */
export const configPart = <const Shape extends z.ZodRawShape, Section>(
  part: Omit<ConfigPart<Shape, Section>, Optional> & Partial<Pick<ConfigPart<Shape, Section>, Optional>>,
): ConfigPart<Shape, Section> => ({ problems: () => [], providers: {}, featuresOff: [], ...part });

/** A sentence that says what to set, and whether it applies only because of the environment. */
export type Problem = { sentence: string; isOutsideLocal?: boolean };

/** The sentences whose condition holds. */
export const wrongOnes = (checks: [isWrong: boolean, sentence: string][]): Problem[] =>
  checks.filter(([isWrong]) => isWrong).map(([, sentence]) => ({ sentence }));

/** Like `wrongOnes`, but only outside `local`; each sentence names the environment. */
export const wrongOutsideLocal = (
  environment: EnvironmentName,
  checks: [isWrong: boolean, sentence: string][],
): Problem[] =>
  environment === 'local'
    ? []
    : wrongOnes(checks).map(({ sentence }) => ({ sentence, isOutsideLocal: true }));

/** Paths in variables are relative to the project. */
export const fromProject = (path: string): string => resolve(import.meta.dirname, '../../../../..', path);

/** An empty variable counts as not set. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

export const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
};

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

export const onOff = oneOf(['on', 'off']);

export const url = (protocols: readonly string[], sentence: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), sentence);

/** Whether an address is one of this machine. */
export const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Whether data sent to an address would cross a network unencrypted. A stand-in on this machine may speak http. */
export const isReadableByOthers = (address: string): boolean =>
  new URL(address).protocol === 'http:' && !isOnThisMachine(address);
