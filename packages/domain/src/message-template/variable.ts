import { ANONYMOUS_TALENT_NAME } from '../privacy-shield/words.ts';
import { TEMPLATE_VARIABLES, type TemplateVariable } from './choice.ts';

/** The value of each variable; undefined where there is none. */
export type TemplateValues = Record<TemplateVariable, string | undefined>;

/** Words in braces: "{first name}". Code such as `{ a: 1 }` is none. */
const IN_BRACES = /\{\s*([\p{L}\p{M}][\p{L}\p{M}\p{N} _-]{0,38})\s*\}/gu;

/** "First_Name" is the same variable as "first name". */
function variableOf(written: string): TemplateVariable | undefined {
  const name = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  return TEMPLATE_VARIABLES.find((variable) => variable === name);
}

/** Fills in what has a value. Everything else stays as it was written, so that it is seen. */
export const fillTemplate = (markdown: string, values: TemplateValues): string =>
  markdown.replaceAll(IN_BRACES, (written, name: string) => {
    const variable = variableOf(name);
    return (variable && values[variable]) ?? written;
  });

export type LeftVariable = {
  /** As it is written in the text, with its braces. */
  written: string;
  /** Undefined for a word that is no variable. */
  variable: TemplateVariable | undefined;
};

/** What is left in braces in a text, each once. */
export function leftVariables(markdown: string): LeftVariable[] {
  const left = new Map<string, LeftVariable>();
  for (const [written, name = ''] of markdown.matchAll(IN_BRACES))
    left.set(written, { written, variable: variableOf(name) });
  return [...left.values()];
}

/** The name that a greeting uses: the first word that is no initial and no title. None for somebody whose name is not shown. */
export function firstNameOf(name: string): string | undefined {
  if (shownNameOf(name) === undefined) return undefined;
  const words = name.trim().split(/\s+/);
  return words.find((word) => !TITLES.test(word) && word.replaceAll(/\P{L}/gu, '').length > 1) ?? words[0];
}

const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|shri|smt|sri)\.?$/i;

/** The name as the company reads it; none for somebody whose name is not shown. */
export const shownNameOf = (name: string): string | undefined =>
  name === ANONYMOUS_TALENT_NAME || name.trim() === '' ? undefined : name;
