import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReadWhole, NAMES, namesOf, saidAt } from '../test/refused-name.ts';

/** How people refuse X, by the kind of X. */
const FORMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readFileSync(join(import.meta.dirname, '../test/refusal.txt'), 'utf8')
    .split('\n\n## ')
    .slice(1)
    .map((section) => section.trimEnd().split('\n'))
    .map(([kind = '', ...forms]) => [kind, forms]),
);

/** Text around a refusal: a query is seldom a refusal alone. */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['sales manager ', ''],
  ['sales manager, ', ' '],
  ['', ' sales manager'],
];

/** Forms per name. Each form meets many names. */
const EACH_NAME = 5;

test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  'no way to say no asks for a known %s, and each leaves out who has it',
  (kind) => {
    const forms = [FORMS['any'] ?? [], FORMS[kind] ?? []].flat();
    expect(forms.length).toBeGreaterThan(70);
    const names = namesOf(kind);
    expect(names.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const [n, name] of names.entries()) {
      for (let i = 0; i < EACH_NAME; i += 1) {
        const at = n * EACH_NAME + i;
        const form = forms[at % forms.length] as string;
        const [before, after] = AROUND[at % AROUND.length] as (typeof AROUND)[number];
        const text = before + form.replace('X', name) + after;
        const start = before.length + form.indexOf('X');
        const said = saidAt(text, { start, end: start + name.length });
        if (said !== 'excluded') wrong.push(`${said}: ${text}`);
      }
    }
    expect(wrong.filter(isReadWhole)).toEqual([]);
  },
);
