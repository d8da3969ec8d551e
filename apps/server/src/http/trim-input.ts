import type { Shape } from '@talaash/contract/body-limit';

/**
 * A long input without most of what its schema refuses anyway: it keeps one surplus list entry, one unknown field, and no nested
 * value where a scalar belongs. The schema refuses the rest with the same sentences, without walking through a hundred thousand
 * entries.
 */
export function trimInput(value: unknown, shape: Shape | undefined): unknown {
  if (typeof value !== 'object' || value === null || shape === undefined) return value;
  if (typeof shape === 'boolean') return value;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return trimInput(value, choices.find((choice) => fits(value, choice)) ?? choices[0]);
  if (Array.isArray(value)) {
    if (shape.type !== 'array') return [];
    const items = shape.items as Shape | undefined;
    return value.slice(0, (shape.maxItems ?? value.length) + 1).map((item) => trimInput(item, items));
  }
  if (shape.type !== 'object') return {};
  return trimFields(value as Record<string, unknown>, shape.properties ?? {});
}

const fits = (value: object, choice: Shape) =>
  typeof choice !== 'boolean' && choice.type === (Array.isArray(value) ? 'array' : 'object');

function trimFields(value: Record<string, unknown>, fields: Record<string, Shape>): Record<string, unknown> {
  const trimmed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(value, name)) trimmed[name] = trimInput(value[name], field);
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) trimmed[unknown] = null;
  return trimmed;
}
