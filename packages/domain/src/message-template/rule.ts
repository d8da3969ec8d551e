import { TEMPLATES_MAX } from './limit.ts';
import { leftVariables } from './variable.ts';
import { leftVariablesSentence, MESSAGE_TEMPLATE_SENTENCES, unknownVariablesSentence } from './words.ts';

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

type Refused = { field: 'name' | 'text'; message: string } | { field?: never; message: string };

/** Why a company cannot save this template; undefined if it can. */
export function messageTemplateRefusal(
  others: readonly { name: string }[],
  { name, text, isNew }: { name: string; text: string; isNew: boolean },
): Refused | undefined {
  if (isNew && others.length >= TEMPLATES_MAX) return { message: MESSAGE_TEMPLATE_SENTENCES.full };
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    return { field: 'name', message: MESSAGE_TEMPLATE_SENTENCES.nameTaken };
  const unknown = leftVariables(text).filter(({ variable }) => variable === undefined);
  return unknown.length > 0 ? { field: 'text', message: unknownVariablesSentence(unknown) } : undefined;
}

/**
 * Why a company cannot send this text; undefined if it can.
 *
 * @param isFirst to somebody who has not answered yet: then every word in braces is refused, not only a variable. Later, people
 * may write to each other about code.
 */
export function unfilledRefusal(text: string, isFirst: boolean): string | undefined {
  const left = leftVariables(text).filter(({ variable }) => isFirst || variable !== undefined);
  return left.length > 0 ? leftVariablesSentence(left) : undefined;
}
