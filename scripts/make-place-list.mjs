// Builds packages/lexicon/src/place-list.ts from the gazetteer (see SOURCES.md beside it).
// Run it by hand after the gazetteer was made again: node scripts/make-place-list.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const source = new URL('../apps/server/src/adapters/places/gazetteer.tsv.gz', import.meta.url);
const target = new URL('../packages/lexicon/src/place-list.ts', import.meta.url);
const largeTown = 100_000;

/** Towns of the gazetteer that have grown together with a larger one. */
const grownTogether = {
  Ambattur: 'Chennai',
  Avadi: 'Chennai',
  Borivali: 'Mumbai',
  Gajuwaka: 'Visakhapatnam',
  Kukatpalli: 'Hyderabad',
  'Lal Bahadur Nagar': 'Hyderabad',
  'Nangloi Jat': 'Delhi',
  'New Delhi': 'Delhi',
  Pitampura: 'Delhi',
  Quthbullapur: 'Hyderabad',
  Rohini: 'Delhi',
  Serilingampally: 'Hyderabad',
  'Uppal Kalan': 'Hyderabad',
};

const towns = new Map();
const suburbs = new Map();
for (const line of gunzipSync(readFileSync(source)).toString('utf8').split('\n')) {
  const [country, state, name, inCity, , , , population] = line.split('\t');
  if (country !== 'IN' || /[,;|]/.test(name)) continue;
  const city = inCity || grownTogether[name];
  if (city) put(suburbs, `${state}|${city}`, name);
  else if (Number(population) > 0)
    put(towns, `${state}|${Number(population) < largeTown ? 'small' : 'large'}`, name);
}
writeFileSync(
  target,
  `// Made by scripts/make-place-list.mjs of the gazetteer in apps/server/src/adapters/places, whose SOURCES.md names its sources
// and licences: GeoNames (CC BY 4.0) and the pincode directory of data.gov.in (Government Open Data License - India).

/** Towns of India by state, the large ones apart: \`state|large|town,town\`. */
export const TOWN_LINES: readonly string[] = [
${lines(towns)}
];

/** Suburbs of the large cities: \`state|city|suburb,suburb\`. */
export const SUBURB_LINES: readonly string[] = [
${lines(suburbs)}
];
`,
);

function put(lists, key, name) {
  lists.set(key, (lists.get(key) ?? new Set()).add(name));
}

function lines(lists) {
  return [...lists]
    .map(([key, names]) => `  ${JSON.stringify(`${key}|${[...names].join(',')}`).replace(/^"|"$/g, "'")},`)
    .join('\n');
}
