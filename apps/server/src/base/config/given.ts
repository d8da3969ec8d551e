import { readFileSync } from 'node:fs';
import { fromProject } from './kit.ts';

/** The raw environment, before it is parsed. */

export type EnvironmentVariables = Record<string, string | undefined>;

const FILE = '_FILE';

/**
 * The values of the known variables. `NAME_FILE` is the path of a file with the value of `NAME`, as containers pass secrets; its
 * last line break is ignored.
 *
 * @returns also one sentence for each file that cannot be used; none contains a value
 */
export function readGiven(
  env: EnvironmentVariables,
  names: readonly string[],
): { given: EnvironmentVariables; problems: string[] } {
  const given: EnvironmentVariables = {};
  const problems: string[] = [];
  for (const name of names) {
    given[name] = env[name];
    const path = env[name + FILE];
    if (!path) continue;
    if (env[name]) problems.push(`Set ${name} or ${name}${FILE}, not both.`);
    else {
      const read = readValue(path);
      if ('value' in read) given[name] = read.value;
      else problems.push(`${name}${FILE} names a file that ${read.problem}.`);
    }
  }
  return { given, problems };
}

function readValue(path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(fromProject(path), 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { problem: 'is empty' } : { value };
  } catch (error) {
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/** Has our prefix, but only the web's development server reads it. */
const READ_ELSEWHERE = new Set(['TALAASH_API_ORIGIN']);

/** Shorter names resemble too many unrelated variables. */
const NAME_LENGTH_MIN = 7;

/**
 * A sentence for each unknown variable that looks like ours: it starts with TALAASH_, or is one or two letters away from a known
 * name.
 */
export function unknownVariables(env: EnvironmentVariables, names: readonly string[]): string[] {
  const known = names.flatMap((name) => [name, name + FILE]);
  const isKnown = new Set([...known, ...READ_ELSEWHERE]);
  return Object.keys(env)
    .filter((name) => env[name] && !isKnown.has(name))
    .flatMap((name) => {
      const meant = resembled(name.toUpperCase(), known);
      if (meant) return [`${name} is not a variable of Talaash: did you mean ${meant}?`];
      return name.startsWith('TALAASH_') ? [`${name} is not a variable of Talaash.`] : [];
    });
}

/** The known name that is nearest to a misspelled one. */
function resembled(name: string, known: readonly string[]): string | undefined {
  const near = known
    .filter((one) => one.length >= NAME_LENGTH_MIN && Math.abs(one.length - name.length) <= 2)
    .map((one) => ({ one, distance: editDistance(name, one) }))
    .filter(({ one, distance }) => distance <= (one.length > NAME_LENGTH_MIN + 1 ? 2 : 1))
    .toSorted((left, right) => left.distance - right.distance);
  return near[0]?.one;
}

/** The edit distance between two words, with transpositions. */
function editDistance(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
