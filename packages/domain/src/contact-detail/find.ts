import { findEmails } from './email.ts';
import { findHandles } from './handle.ts';
import { readings } from './legible.ts';
import { findPhones } from './phone.ts';
import type { Span } from './span.ts';
import { findWebAddresses, NAMES_WITH_A_DOT } from './web-address.ts';

export type ContactKind = 'email' | 'phone' | 'link' | 'handle';

/** A contact detail in a text. Its span refers to the NFC form of the text. */
export type ContactDetail = Span & { kind: ContactKind };

/**
 * The contact details in a text, including those that are spelt out, spaced out or disguised with look-alikes. Each part of the
 * text counts once.
 *
 * @param names names that look like addresses but are not, such as employers, in lower case
 */
export function findContactDetails(source: string, names: ReadonlySet<string> = new Set()): ContactDetail[] {
  const known = new Set([...NAMES_WITH_A_DOT, ...names]);
  const details = readings(source).flatMap(({ text, starts, ends }) =>
    FINDERS.flatMap(([kind, find]) =>
      find(text, known).map(({ start, end }) => ({
        kind,
        start: starts[start] ?? 0,
        end: ends[end - 1] ?? source.length,
      })),
    ),
  );
  return withoutOverlaps(details);
}

/** An email takes precedence over the link or handle that is a part of it. */
const FINDERS: readonly [ContactKind, (text: string, known: ReadonlySet<string>) => Span[]][] = [
  ['email', findEmails],
  ['phone', findPhones],
  ['link', findWebAddresses],
  ['handle', findHandles],
];
const KINDS = FINDERS.map(([kind]) => kind);

/** Merges overlapping spans. The kind that comes first in `FINDERS` wins. */
function withoutOverlaps(details: readonly ContactDetail[]): ContactDetail[] {
  const joined: ContactDetail[] = [];
  for (const detail of details.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end <= detail.start) joined.push({ ...detail });
    else {
      last.end = Math.max(last.end, detail.end);
      if (KINDS.indexOf(detail.kind) < KINDS.indexOf(last.kind)) last.kind = detail.kind;
    }
  }
  return joined;
}
