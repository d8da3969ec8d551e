// What packages/client has of the description of the API: a route and the types of each call that an API key may make.
import { compile } from 'json-schema-to-typescript';

/** Where it is stored. */
export const CLIENT_FILE = 'packages/client/src/generated.ts';

const HEAD = '// Written by npm run client from the description of the API. Do not edit.\n';

/** @returns {Promise<string>} the text of the file */
export async function clientSource(description) {
  const operations = programOperations(description);
  const types = [];
  const calls = new Map();
  const routes = new Map();
  for (const { id, path, method, operation } of operations) {
    const [noun, call] = id.split('.');
    const input = inputOf(operation);
    const output = jsonOf(operation.responses['200']);
    const name = `${upper(noun)}${upper(call)}`;
    if (input) types.push(withUndefined(await typeOf(input, `${name}Input`)));
    types.push(await typeOf(output, `${name}Output`));
    const route = routeOf({ path, method, operation, output });
    const of = `${input ? `${name}Input` : 'NoInput'}, ${name}Output`;
    const type = route.items ? `ListCall<${of}, '${route.items}'>` : `Call<${of}>`;
    add(calls, noun, `/** ${operation.summary}. ${scopesOf(operation)} */\n${call}: ${type};`);
    add(routes, noun, `${call}: ${JSON.stringify(route)},`);
  }
  return indented(`${HEAD}import type { Call, ListCall, NoInput } from './call.ts';
import type { Route } from './route.ts';

${types.join('')}
/** Every call that an API key may make. */
export interface Calls {
${nested(calls)}}

/** What the failures with each code tell beside it. */
export interface ProblemData {
${await problemData(description)}}

export const ROUTES = {
${nested(routes).replaceAll('};', '},')}} as const satisfies Record<string, Record<string, Route>>;
`);
}

/** The operations that an API key may make, with the ids of calls. */
export const programOperations = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { security = [] }]) => security.some((way) => 'apiKey' in way))
      .map(([method, operation]) => ({ id: operation.operationId, path, method, operation })),
  );

function indented(text) {
  let depth = 0;
  const lines = text.split('\n').map((line) => {
    if (/^[)\]}]/.test(line)) depth -= 1;
    const placed = line === '' ? '' : `${'  '.repeat(depth)}${line}`;
    if (/[([{]$/.test(line)) depth += 1;
    return placed;
  });
  return lines.join('\n');
}

const upper = (name) => name[0].toUpperCase() + name.slice(1);
const jsonOf = (holder) => holder.content['application/json'].schema;
const add = (map, key, line) => map.set(key, [...(map.get(key) ?? []), line]);
const nested = (map) => [...map].map(([noun, lines]) => `${noun}: {\n${lines.join('\n')}\n};\n`).join('');

const scopesOf = ({ security }) => {
  const scopes = security.flatMap(({ apiKey = [] }) => apiKey);
  return `Scope: ${scopes.join(' or ')}.`;
};

const placed = ({ parameters = [] }, place) => parameters.filter((parameter) => parameter.in === place);

function routeOf({ path, method, operation, output }) {
  const query = placed(operation, 'query').map(({ name }) => name);
  const takesKey = (operation.parameters ?? []).some(({ $ref = '' }) => $ref.endsWith('/IdempotencyKey'));
  const lists = Object.entries(output.properties ?? {}).filter(([, { type }]) => type === 'array');
  const isPaged = 'cursor' in (output.properties ?? {});
  if (isPaged && lists.length !== 1) throw new Error(`${operation.operationId} lists more than one thing.`);
  return {
    method: method.toUpperCase(),
    path: path.replace('/api/v1', ''),
    ...(query.length > 0 ? { query } : {}),
    ...(operation.requestBody ? { hasBody: true } : {}),
    ...(takesKey ? { isWrite: true } : {}),
    ...(isPaged ? { items: lists[0][0] } : {}),
  };
}

/** The input of a call, wherever its parts are sent; undefined if it has none. */
function inputOf(operation) {
  const parameters = [...placed(operation, 'path'), ...placed(operation, 'query')];
  const body = operation.requestBody ? jsonOf(operation.requestBody) : undefined;
  if (parameters.length === 0) return body;
  return {
    ...body,
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...body?.properties,
    },
    required: [
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(body?.required ?? []),
    ],
    additionalProperties: false,
  };
}

/** What is undefined is not sent, so an input may have it. */
const withUndefined = (type) => type.replaceAll(/^(\w+)\?: /gm, '$1?: undefined | ');

const typeOf = async (schema, name) =>
  // An empty answer may get fields later.
  Object.keys(schema.properties ?? {}).length === 0 && schema.type === 'object'
    ? `export type ${name} = Record<string, never>;\n`
    : compile(withoutTitles(schema), name, {
        bannerComment: '',
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
        format: false,
      });

/** Limits are of the server: they would be comments that say little. */
function withoutTitles(schema) {
  if (Array.isArray(schema)) return schema.map(withoutTitles);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !(/^(minItems|maxItems)$/.test(name) && typeof value !== 'object'))
      .map(([name, value]) => [name, withoutTitles(value)]),
  );
}

/** One line for each code, with the type of its data. */
async function problemData({ components }) {
  const data = new Map();
  for (const { content } of Object.values(components.responses)) {
    const parts = (content['application/problem+json'].schema.allOf ?? []).filter(
      ({ properties }) => properties,
    );
    for (const { properties } of parts) {
      const codes = properties.code.enum;
      for (const code of codes) if (!data.has(code)) data.set(code, 'unknown');
      if (codes.length === 1 && properties.data) data.set(codes[0], await inlineType(properties.data));
    }
  }
  return [...data]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, type]) => `${code}: ${type};\n`)
    .join('');
}

const inlineType = async (schema) =>
  (await compile(schema, 'Data', { bannerComment: '', additionalProperties: false, format: false }))
    .replace(/^export (interface|type) Data (= )?/, '')
    .trim();
