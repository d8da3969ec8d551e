// What of the API's description a program relies on, and which changes of it may break a program. No library compares descriptions of
// OpenAPI 3.1 by these rules: openapi-diff reads 3.0, and others are programs for other runtimes.
import { isDeepStrictEqual } from 'node:util';
import { programOperations } from './client-source.mjs';

/** What is recorded of a release: each call of programs, with what it takes and answers. No texts and no examples. */
export function recordedApi(description) {
  const calls = programOperations(description).map(({ id, path, method, operation }) => {
    const { parameters = [], requestBody, responses, security } = operation;
    const own = parameters.filter(({ name }) => name);
    return [
      `${method.toUpperCase()} ${path}`,
      {
        id,
        scopes: security.flatMap(({ apiKey = [] }) => apiKey),
        headers: [
          ...parameters.flatMap(({ $ref }) => ($ref ? [$ref.replace(/.*\//, '')] : [])),
          ...Object.keys(responses['200'].headers ?? {}),
        ],
        input: {
          type: 'object',
          properties: {
            ...Object.fromEntries(own.map(({ name, schema }) => [`${name}`, schema])),
            ...(requestBody ? { body: requestBody.content['application/json'].schema } : {}),
          },
          required: [
            ...own.filter(({ required }) => required).map(({ name }) => name),
            ...(requestBody?.required ? ['body'] : []),
          ],
        },
        output: responses['200'].content['application/json'].schema,
      },
    ];
  });
  return { version: description.info.version, calls: Object.fromEntries(calls) };
}

/**
 * The changes that may break a program that works with `before`, as sentences.
 *
 * @returns {string[]}
 */
export function breakingChanges(before, after) {
  return Object.entries(before.calls).flatMap(([name, call]) => {
    const now = after.calls[name];
    if (!now) return [`\`${name}\`: removed`];
    const gone = (kind) => call[kind].filter((one) => !now[kind].includes(one));
    return [
      ...(now.id === call.id ? [] : [`is named ${now.id} instead of ${call.id}`]),
      ...gone('scopes').map((scope) => `no longer for the scope ${scope}`),
      ...gone('headers').map((header) => `no longer has the header ${header}`),
      ...narrowed(call.input, now.input, { place: '' }).map((change) => `takes ${change}`),
      ...narrowed(now.output, call.output, { place: '', isAnswer: true }).map(
        (change) => `answers ${change}`,
      ),
    ].map((change) => `\`${name}\`: ${change}`);
  });
}

/**
 * What fits `wide` and may not fit `narrow`. Of an input, `wide` is the older schema: what was accepted has to be accepted still. Of
 * an answer it is the newer one: what is answered has to be what programs know. But they know that answers get more fields, and more values of
 * a choice.
 */
function narrowed(wide, narrow, at) {
  if (isDeepStrictEqual(wide, narrow) || isAnything(narrow)) return [];
  if (isAnything(wide))
    return [`${at.isAnswer ? 'anything in' : 'no longer anything as'} ${at.place || 'the whole'}`];
  const [wides, narrows] = [branchesOf(wide), branchesOf(narrow)];
  if (wides.length > 1 || narrows.length > 1) return narrowedBranches(wides, narrows, at);
  const name = at.place || 'the whole';
  const types = typesOf(wide).filter((type) => !isOneOf(type, typesOf(narrow)));
  if (types.length > 0)
    return at.isAnswer
      ? [`${types.join(' or ')} in ${name}, which was ${typesOf(narrow).join(' or ') || 'nothing'}`]
      : [`no ${types.join(' or ')} as ${name} any more`];
  return [
    ...(at.isAnswer ? [] : [...narrowedChoice(wide, narrow, name), ...narrowedLimits(wide, narrow, name)]),
    ...narrowedFields(wide, narrow, at),
    ...(wide.items && narrow.items ? narrowed(wide.items, narrow.items, inside(at, '*')) : []),
    ...narrowedRest(wide, narrow, at),
  ];
}

const inside = (at, field) => ({ ...at, place: at.place ? `${at.place}.${field}` : field });

const isAnything = (schema) => schema === true || Object.keys(schema).length === 0;
const branchesOf = (schema) => schema.anyOf ?? schema.oneOf ?? [schema];

function narrowedBranches(wides, narrows, at) {
  return wides.flatMap((wide) => {
    const kinds = narrows.map(kindOf);
    const kind = kindOf(wide);
    const isOther = (known) => known !== undefined && kind !== undefined && known !== kind;
    const attempts = narrows.map((narrow) => narrowed(wide, narrow, at));
    if (attempts.some((found, which) => found.length === 0 && !isOther(kinds[which]))) return [];
    // Another kind of a record is one more value of a choice.
    if (at.isAnswer && kinds.every(isOther)) return [];
    const alike = kind === undefined ? -1 : kinds.indexOf(kind);
    const found = alike >= 0 ? attempts[alike] : narrows.length === 1 ? attempts[0] : undefined;
    return found ?? [`${at.isAnswer ? 'something else' : 'less'} in ${at.place || 'the whole'}`];
  });
}

/** The constant that tells a record from others. */
function kindOf(schema) {
  const constants = Object.entries(schema.properties ?? {}).filter(
    ([, { const: value }]) => value !== undefined,
  );
  return constants.length > 0 ? JSON.stringify(constants[0]) : undefined;
}

const typesOf = (schema) => {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = valuesOf(schema) ?? [];
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
};

const isOneOf = (type, types) =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

function narrowedChoice(wide, narrow, name) {
  const left = valuesOf(narrow);
  if (!left) return [];
  const given = valuesOf(wide);
  if (!given) return [`only ${left.join(', ')} as ${name}`];
  return given.filter((value) => !left.includes(value)).map((value) => `no ${value} as ${name} any more`);
}

/** Limits by whether a greater one allows less. */
const LIMITS = [
  ['minLength', true],
  ['minimum', true],
  ['exclusiveMinimum', true],
  ['minItems', true],
  ['minProperties', true],
  ['maxLength', false],
  ['maximum', false],
  ['exclusiveMaximum', false],
  ['maxItems', false],
  ['maxProperties', false],
];

function narrowedLimits(wide, narrow, name) {
  const tighter = LIMITS.filter(([limit, isLower]) => {
    if (narrow[limit] === undefined) return false;
    const [given, left] = [wide[limit] ?? (isLower ? -Infinity : Infinity), narrow[limit]];
    return isLower ? left > given : left < given;
  }).map(([limit]) => `a tighter ${limit} of ${name}`);
  const other = ['pattern', 'format', 'multipleOf', 'uniqueItems']
    .filter((rule) => narrow[rule] !== undefined && narrow[rule] !== wide[rule])
    .map((rule) => `another ${rule} of ${name}`);
  return [...tighter, ...other];
}

function narrowedFields(wide, narrow, at) {
  const [given, left] = [wide.properties ?? {}, narrow.properties ?? {}];
  const must = (narrow.required ?? []).filter((field) => !(wide.required ?? []).includes(field));
  const nameOf = (field) => inside(at, field).place;
  // A new field of an answer is welcome.
  const unknown = Object.keys(given).filter((field) => !(field in left) && !at.isAnswer);
  return [
    ...unknown.map((field) => `no ${nameOf(field)} any more`),
    ...must.map((field) =>
      at.isAnswer ? answersLess(field in given, nameOf(field)) : `a required ${nameOf(field)}`,
    ),
    ...Object.keys(left)
      .filter((field) => at.isAnswer && !(field in given) && !must.includes(field))
      .map((field) => answersLess(false, nameOf(field))),
    ...Object.keys(given)
      .filter((field) => field in left)
      .flatMap((field) => narrowed(given[field], left[field], inside(at, field))),
  ];
}

const answersLess = (isThere, name) => (isThere ? `${name} only sometimes` : `no ${name} any more`);

/** The values of records whose keys are ids. */
function narrowedRest(wide, narrow, at) {
  const [given, left] = [wide.additionalProperties, narrow.additionalProperties];
  if (typeof given === 'object' && typeof left === 'object') return narrowed(given, left, inside(at, '*'));
  return left === false && given !== false && !at.isAnswer
    ? [`no further fields in ${at.place || 'the whole'}`]
    : [];
}

/** Where the API of the last release is recorded, by npm run release:record. */
export const API_RELEASE_FILE = 'apps/server/src/http/api-release.json';

/** As it is stored: a line for each call. */
export const apiReleaseText = ({ version, calls }) =>
  `{"version":${JSON.stringify(version)},"calls":{\n${Object.entries(calls)
    .map(([name, call]) => `${JSON.stringify(name)}:${JSON.stringify(call)}`)
    .join(',\n')}\n}}\n`;

/** What has to be written or raised because of changes that may break a program. @returns {string[]} */
export function unannounced(before, after, changelog) {
  const changes = breakingChanges(before, after);
  if (changes.length === 0) return [];
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`${after.version}\n`)) ?? '';
  const minorOf = ({ version }) => version.split('.').slice(0, 2).join('.');
  return [
    ...(minorOf(before) === minorOf(after)
      ? [`Raise the second number of API_VERSION: the last release has ${before.version}.`]
      : []),
    ...changes
      .filter((change) => !section.split('\n').includes(`- ${change}`))
      .map(
        (change) =>
          `May break programs. Write it in docs/api-changelog.md under ${after.version}: - ${change}`,
      ),
  ];
}
