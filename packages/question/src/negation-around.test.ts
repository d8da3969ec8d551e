import { expect, test } from 'vitest';
import { isReadWhole, NAMES, namesOf, saidAt } from '../test/refused-name.ts';
import { understand } from './understand.ts';

/** Whether a name alone is read as its kind: "Apna" and "Target" alone are ordinary words. */
const isOfKind = (kind: keyof typeof NAMES, name: string): boolean =>
  kind === 'skill' ||
  understand(`sales manager ${name} `).facts.some(({ condition }) => condition.kind === kind);

/** Pairs of names of one kind, each with an index that picks its forms. */
const pairsOf = (kind: keyof typeof NAMES): [one: string, other: string, at: number][] => {
  const names = namesOf(kind).filter((name) => isOfKind(kind, name));
  return names.map((name, at) => [name, names[(at + 7) % names.length] as string, at]);
};

/** Reports how a text reads two names, if that differs from `should`. */
function saidOtherwise(
  text: string,
  parts: readonly [before: string, one: string, between: string, other: string],
  should: readonly [one: string, other: string],
): string[] {
  const [before, one, between, other] = parts;
  const start = before.length + one.length + between.length;
  const said = [
    saidAt(text, { start: before.length, end: before.length + one.length }),
    saidAt(text, { start, end: start + other.length }),
  ];
  return said.every((is, at) => is === should[at]) ? [] : [`${said.join(', ')}: ${text}`];
}

const of = <T>(some: readonly T[], at: number): T => some[at % some.length] as T;
const KINDS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const REFUSALS = [
  'nahi',
  'vaddu',
  'vendam',
  'ke alawa',
  'mat dikhao',
  'na ho',
  'nako',
  'को छोड़कर',
  'wale nahi',
];
/** What may follow a wanted name. */
const WANTING = ['', ' chahiye', ' hi chahiye', ' only', ' venum', ' hi', ' lo kavali'];

test.each(KINDS)('a refusal after a %s does not reach what a comma parts from it', (kind) => {
  const wrong = pairsOf(kind).flatMap(([one, other, at]) => {
    const between = ` ${of(REFUSALS, at)}, `;
    const text = `sales manager ${one}${between}${other}${of(WANTING, at)} `;
    return saidOtherwise(text, ['sales manager ', one, between, other], ['excluded', 'asked']);
  });
  expect(wrong.filter(isReadWhole)).toEqual([]);
});

test.each(KINDS)('a %s that is said to be wanted is in no list of refused ones', (kind) => {
  const wrong = pairsOf(kind).flatMap(([one, other, at]) => {
    const forms = [
      ['no ', `, ${other}`, ' only', 'excluded', 'asked'],
      ['not ', `, ${other}`, ' chahiye', 'excluded', 'asked'],
      ['without ', `, ${other}`, ' hi chahiye', 'excluded', 'asked'],
      ['', ` chahiye, ${other}`, ' nahi', 'asked', 'excluded'],
      ['', ` venum, ${other}`, ' vendam', 'asked', 'excluded'],
    ] as const;
    const [no, rest, after, ...should] = of(forms, at);
    const before = `sales manager, ${no}`;
    const between = rest.slice(0, -other.length);
    const text = `${before}${one}${rest}${after} `;
    return saidOtherwise(text, [before, one, between, other], should);
  });
  expect(wrong.filter(isReadWhole)).toEqual([]);
});

const JOINS = [' nd ', ' n ', ' & ', ' aur ', ' ya ', '/', ' or ', ' and '];

test.each(KINDS)('a refusal after a list of %s refuses each of the list', (kind) => {
  const wrong = pairsOf(kind).flatMap(([one, other, at]) => {
    const between = of(JOINS, at);
    const text = `sales manager ${one}${between}${other} ${of(REFUSALS, at)}`;
    return saidOtherwise(text, ['sales manager ', one, between, other], ['excluded', 'excluded']);
  });
  expect(wrong.filter(isReadWhole)).toEqual([]);
});

/** Ways to say that X is optional. */
const NEEDLESS = [
  'X nahi mila to bhi chalega',
  'X na ho to bhi theek',
  'X na ho to bhi theek hai',
  'X nahi bhi ho to ok',
  'X nahi ho toh bhi chalega',
  'X na bhi aata ho to chalega',
  'X not mandatory',
  'X is not mandatory',
  'X zaroori nahi',
  'X नहीं हो तो भी चलेगा',
];

test.each(KINDS)('a %s that nobody has to have is not refused, and nothing else is asked', (kind) => {
  const wrong = namesOf(kind).flatMap((name, at) => {
    const form = of(NEEDLESS, at);
    const text = `${form.replace('X', name)}, sales manager `;
    const start = form.indexOf('X');
    const after = { start: start + name.length, end: text.indexOf(',', start + name.length) };
    const isRight =
      saidAt(text, { start, end: start + name.length }) !== 'excluded' && saidAt(text, after) === 'nothing';
    return isRight ? [] : [text];
  });
  expect(wrong.filter(isReadWhole)).toEqual([]);
});

test.each([
  'java nahi ho to mat bhejo',
  'java na ho to nahi chahiye',
  'java na ho to nahi chalega',
  'java nahi aata to mat dikhao',
])('two refusals ask for what they speak of: %s', (text) => {
  expect(saidAt(`sales manager, ${text}`, { start: 15, end: 19 })).toBe('asked');
});
