import { resolve } from 'node:path';
import { z } from 'zod';

/** The building blocks of the configuration: kinds of variables, and the shape of a part. */

export type EnvironmentName = 'local' | 'staging' | 'production';

/**
 * One part of the configuration.
 *
 * @property variables its environment variables: a kind and the description that docs/configuration.md shows
 * @property problems invalid combinations of valid variables, one sentence each, saying what to set
 * @property read the part of `Config`; called only if there is no problem
 */
export type ConfigPart<Shape extends z.ZodRawShape, Section> = {
  variables: Shape;
  problems(given: z.output<z.ZodObject<Shape>>, environment: EnvironmentName): Problem[];
  read(given: z.output<z.ZodObject<Shape>>, environment: EnvironmentName): Section;
};

/** Written out, so that each part infers both of its types. A part may leave out `problems`. */
export const configPart = <const Shape extends z.ZodRawShape, Section>(
  part: Omit<ConfigPart<Shape, Section>, 'problems'> & Partial<Pick<ConfigPart<Shape, Section>, 'problems'>>,
): ConfigPart<Shape, Section> => ({ problems: () => [], ...part });

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
