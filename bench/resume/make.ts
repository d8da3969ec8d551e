import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createExactPlaces } from '../../apps/server/src/adapters/places/exact.ts';
import { readGazetteer } from '../../apps/server/src/adapters/places/gazetteer.ts';
import { type Blind, drawnLines } from './make/blind.ts';
import { BLINDS } from './make/blinds.ts';
import { expectedOf } from './make/expected.ts';
import { FREE_1 } from './make/free-1.ts';
import { FREE_2 } from './make/free-2.ts';
import { expectedOfFree } from './make/free-expected.ts';
import type { DateStyle, Template } from './make/layout.ts';
import { PEOPLE_1 } from './make/people-1.ts';
import { PEOPLE_2 } from './make/people-2.ts';
import { PEOPLE_3 } from './make/people-3.ts';
import { PEOPLE_4 } from './make/people-4.ts';
import { PEOPLE_5 } from './make/people-5.ts';
import { PEOPLE_6 } from './make/people-6.ts';
import type { Person } from './make/person.ts';
import { Printers } from './make/printers.ts';
import { makeRefusals } from './make/refusals.ts';
import { COLUMN_TEMPLATES } from './make/template-column.ts';
import { HINDI } from './make/template-hindi.ts';
import { PLAIN_TEMPLATES } from './make/template-plain.ts';
import { TEX_TEMPLATES } from './make/template-tex.ts';
import { longPerson, hiddenWords } from './make/unusual.ts';
import { WORD, wordLike } from './make/word-like.ts';

const FOLDER = join(import.meta.dirname, 'made');
const TEMPLATES = [...PLAIN_TEMPLATES, ...COLUMN_TEMPLATES, ...TEX_TEMPLATES, WORD, HINDI];
const PEOPLE = [...PEOPLE_1, ...PEOPLE_4, ...PEOPLE_2, ...PEOPLE_5, ...PEOPLE_3, ...PEOPLE_6];
const DATES: readonly DateStyle[] = [
  'short',
  'long',
  'slash',
  'quote',
  'caps',
  'dash',
  'since',
  'sept',
  'to',
  'years',
];
const EACH = 3;
/** Makes those only whose name contains this text. */
const ONLY = process.argv[2] ?? '';

type Sheet = { name: string; person: Person; template: Template };

const isLatin = (person: Person) => /^[\x20-\x7e’–]*$/.test(person.name);
const fits = (person: Person, { by }: Template) => isLatin(person) || (by !== 'tex' && by !== 'pdf-lib');

function sheetOf(person: Person, template: Template, number: number): Sheet {
  const dates = number % 2 === 0 ? template.shown.jobDates : DATES[(number * 7) % DATES.length];
  const shown = { ...template.shown, jobDates: dates ?? 'short' };
  return { name: `${person.key}-${template.name}`, person, template: { ...template, shown } };
}

function sheets(): Sheet[] {
  const made = PEOPLE.flatMap((person, at) =>
    Array.from({ length: EACH }, (_, turn) => {
      const number = at * EACH + turn;
      const ordered = TEMPLATES.filter((template) => template !== HINDI && fits(person, template));
      return sheetOf(person, ordered[(number * 4 + turn) % ordered.length] as Template, number);
    }),
  );
  const sunita = PEOPLE.find(({ key }) => key === 'sunita') as Person;
  const long = longPerson(PEOPLE_1[1] as Person);
  const labelled = PLAIN_TEMPLATES.find(({ name }) => name === 'labelled') as Template;
  return [
    ...made,
    sheetOf(sunita, HINDI, 0),
    sheetOf(PEOPLE_2[0] as Person, HINDI, 0),
    sheetOf(long, labelled, 0),
  ];
}

async function printBlind(printers: Printers, { by, source }: Blind): Promise<Uint8Array> {
  if (by === 'writer') return printers.writer([source])[0] as Uint8Array;
  if (by === 'pdf-lib') return drawnLines(source);
  return by === 'tex' ? printers.tex(source) : printers.chromium(source);
}

async function print(printers: Printers, sheet: Sheet, written: Map<Sheet, Uint8Array>): Promise<Uint8Array> {
  const { person, template } = sheet;
  if (template.by === 'writer') return written.get(sheet) as Uint8Array;
  if (template.by === 'pdf-lib') return wordLike(person, template);
  const source = template.source(person, template.shown);
  return template.by === 'tex' ? printers.tex(source) : printers.chromium(source);
}

const save = (name: string, bytes: Uint8Array, expected: unknown) => {
  writeFileSync(join(FOLDER, `${name}.pdf`), bytes);
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(expected, undefined, 2)}\n`);
};

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const findPlace = createExactPlaces(await readGazetteer());
  const printers = new Printers();
  const everySheet = sheets();
  const all = everySheet.filter(({ name }) => name.includes(ONLY));
  const byWriter = all.filter(({ template }) => template.by === 'writer');
  const pages = printers.writer(
    byWriter.map(({ person, template }) => template.source(person, template.shown)),
  );
  const written = new Map(byWriter.map((sheet, at) => [sheet, pages[at] as Uint8Array]));
  for (const sheet of all) {
    const expected = { success: true, data: expectedOf(sheet.person, sheet.template.shown, findPlace) };
    save(sheet.name, await print(printers, sheet, written), expected);
  }
  for (const { key, html, expected } of [...FREE_1, ...FREE_2].filter(({ key }) => key.includes(ONLY)))
    save(key, await printers.chromium(html), { success: true, data: expectedOfFree(expected, findPlace) });
  for (const blind of BLINDS.filter(({ key }) => key.includes(ONLY)))
    save(blind.key, await printBlind(printers, blind), {
      success: true,
      data: expectedOfFree(blind.expected, findPlace),
    });
  if (ONLY !== '') return printers.close();
  const plain = everySheet[0] as Sheet;
  const bytes = await print(printers, plain, written);
  const expected = { success: true, data: expectedOf(plain.person, plain.template.shown, findPlace) };
  save('opens-without-password', printers.qpdf(bytes, '--encrypt', '', 'owner', '256', '--'), expected);
  save('hidden-words', await hiddenWords(bytes), expected);
  for (const [name, made] of Object.entries(await makeRefusals(printers, bytes)))
    save(name, made, { success: false });
  await printers.close();
}

await main();
