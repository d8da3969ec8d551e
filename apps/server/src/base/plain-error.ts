import { withSourcePlaces } from './source-place.ts';

/** The parts of an error that may be logged. */
type PlainError = {
  type: string;
  message: string;
  stack: string;
  cause?: PlainError;
  [field: string]: unknown;
};

/** Fields of database, mail and provider errors that describe the failure without personal data. */
const KEPT_FIELDS = [
  'code',
  'kind',
  'status',
  'statusCode',
  'responseCode',
  'syscall',
  'constraint',
  'table',
  'column',
];

/** How many nested causes are logged. */
const DEPTH_MAX = 5;

/** An error without personal data: database errors contain the values of a statement, and mail errors contain addresses. */
export function plainError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPeople(error) : typeof error;
  const fields = error as unknown as Record<string, unknown>;
  const kept = KEPT_FIELDS.filter((field) => ['string', 'number'].includes(typeof fields[field]));
  return {
    type: error.name,
    message: withoutPeople(withoutValues(error.message)),
    ...Object.fromEntries(kept.map((field) => [field, fields[field]])),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < DEPTH_MAX
      ? { cause: plainError(error.cause, depth + 1) as PlainError }
      : {}),
  } satisfies PlainError;
}

/** The query builder appends the values of a statement; the database quotes an invalid value at the end. */
const withoutValues = (message: string): string =>
  message.replace(/\nparams:[\s\S]*$/, '').replace(/: ".*"$/s, ': "…"');

/** The lines of a stack without its message. */
const framesOf = ({ stack = '' }: Error): string =>
  withSourcePlaces(
    stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  );

/** A text without email addresses, phone numbers, tokens and query strings. */
export const withoutPeople = (text: string): string =>
  text
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[^\s<>"'(),:;]+/g, '[email]')
    .replace(/(https?:\/\/[^\s?"'#]+)[?#][^\s"']*/g, '$1?…')
    .replace(/\+?\d[\d ()-]{7,}\d/g, (found) => (found.replace(/\D/g, '').length >= 9 ? '[number]' : found))
    .replace(/\b[\w-]{40,}\b/g, '[token]');
