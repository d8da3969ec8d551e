import { findEmails } from './email.ts';
import { findHandles } from './handle.ts';
import { readings } from './legible.ts';
import { findPhones } from './phone.ts';
import type { Span } from './span.ts';
import { findWebAddresses, NAMES_WITH_A_DOT } from './web-address.ts';

export type ContactKind = 'email' | 'phone' | 'link' | 'handle';

/** A contact detail in a text. Its span is that in the form NFC of the text. */
export type ContactDetail = Span & { kind: ContactKind };

/**
 * The contact details in a text, also those that are spelt out, spaced out or written with look-alikes. Each part of the
 * text counts once.
 *
 * @param names names that look like addresses and are none here, such as employers, in small letters
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

/** An email counts before the link or the name that is a part of it. */
const FINDERS: readonly [ContactKind, (text: string, known: ReadonlySet<string>) => Span[]][] = [
  ['email', findEmails],
  ['phone', findPhones],
  ['link', findWebAddresses],
  ['handle', findHandles],
];
const KINDS = FINDERS.map(([kind]) => kind);

/** Joins what overlaps. The kind that stands first in `FINDERS` counts. */
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
