import { createHmac } from 'node:crypto';
import {
  type Field,
  parseFilter,
  type Schema,
  ServerRefusal,
  type StoredDocument,
} from './typesense-filter.ts';
import { type Parameters, searchDocuments, type SynonymItem } from './typesense-search.ts';

/** The default of `limit_multi_searches`. */
const SEARCHES_MAX = 50;

type Collection = { schema: Schema; documents: Map<string, StoredDocument> };
type Key = { value: string; actions: string[]; collections: string[] };
/** One request; `parts` are those of its path. */
export type Call = { parts: string[]; query: URLSearchParams; body: string; apiKey: string };

/** A key for every action. */
export const BOOTSTRAP_KEY = 'bootstrap-key-of-the-search-server';

/** The server's data, and its answer to each call. */
export class SearchStore {
  readonly collections = new Map<string, Collection>();
  readonly synonymSets = new Map<string, SynonymItem[]>();
  readonly #aliases = new Map<string, string>();
  readonly #keys = new Map<string, Key>();

  answer(method: string, call: Call): unknown {
    const route = ROUTES.find(
      (one) =>
        one.method === method &&
        one.path.length === call.parts.length &&
        one.path.every((part, at) => part === '*' || part === call.parts[at]),
    );
    if (route === undefined) throw new ServerRefusal(404, 'Not Found');
    if (route.action === undefined) return route.act(this, call);
    if (route.action !== 'documents:search')
      this.permit(call.apiKey, route.action, call.parts[0] === 'collections' ? (call.parts[1] ?? '') : '');
    return route.act(this, call);
  }

  /** The parameters embedded in a scoped key; none for other keys. Throws when the key does not allow the action. */
  permit(apiKey: string, action: string, collection: string): Parameters {
    if (apiKey === BOOTSTRAP_KEY) return {};
    const key = this.#keys.get(apiKey);
    if (key !== undefined && allows(key, action, collection)) return {};
    const scoped = key === undefined && action === 'documents:search' && this.#scopeOf(apiKey, collection);
    if (!scoped)
      throw new ServerRefusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
    return scoped;
  }

  #scopeOf(apiKey: string, collection: string): Parameters | undefined {
    const payload = Buffer.from(apiKey, 'base64').toString();
    const [digest, prefix, text] = [payload.slice(0, 44), payload.slice(44, 48), payload.slice(48)];
    for (const key of this.#keys.values()) {
      const isParent =
        key.actions.join() === 'documents:search' && allows(key, key.actions[0] ?? '', collection);
      const isSigned = createHmac('sha256', key.value).update(text).digest('base64') === digest;
      if (key.value.startsWith(prefix) && isParent && isSigned) {
        const { expires_at: end, ...scope } = JSON.parse(text) as Parameters;
        return end !== undefined && Number(end) < Date.now() / 1000 ? undefined : scope;
      }
    }
    return undefined;
  }

  createKey({ body }: Call) {
    const key = JSON.parse(body) as Key;
    if (this.#keys.has(key.value)) throw new ServerRefusal(409, 'API key generation conflict.');
    this.#keys.set(key.value, key);
    return { id: this.#keys.size, ...key };
  }

  collection(name = ''): Collection {
    const found = this.collections.get(this.#aliases.get(name) ?? name);
    if (found === undefined) throw new ServerRefusal(404, 'Not Found');
    return found;
  }

  createCollection({ body }: Call) {
    const schema = JSON.parse(body) as Schema;
    if (this.collections.has(schema.name))
      throw new ServerRefusal(409, `A collection with name \`${schema.name}\` already exists.`);
    for (const set of schema.synonym_sets ?? [])
      if (!this.synonymSets.has(set)) throw new ServerRefusal(404, `Synonym set \`${set}\` not found.`);
    this.collections.set(schema.name, { schema, documents: new Map() });
    return this.summary(schema.name);
  }

  summary(name = '') {
    const { schema, documents } = this.collection(name);
    return { ...schema, num_documents: documents.size, created_at: 0 };
  }

  dropCollection({ parts }: Call) {
    const summary = this.summary(parts[1]);
    this.collections.delete(summary.name);
    return summary;
  }

  putAlias({ parts: [, name = ''], body }: Call) {
    const { collection_name: collection } = JSON.parse(body) as { collection_name: string };
    this.#aliases.set(name, collection);
    return { name, collection_name: collection };
  }

  put({ schema, documents }: Collection, line: string): StoredDocument {
    const document = JSON.parse(line) as StoredDocument;
    for (const field of schema.fields) {
      const value = document[field.name];
      if (value === undefined && field.optional !== true)
        throw new ServerRefusal(
          400,
          `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
        );
      if (value !== undefined && !isOfType(field, value))
        throw new ServerRefusal(400, `Field \`${field.name}\` must be ${field.type}.`);
    }
    documents.set(document.id, document);
    return document;
  }

  import({ parts, body }: Call): string {
    const collection = this.collection(parts[1]);
    return body
      .split('\n')
      .map((line) => {
        try {
          this.put(collection, line);
          return JSON.stringify({ success: true });
        } catch (error) {
          if (!(error instanceof ServerRefusal)) throw error;
          return JSON.stringify({ success: false, code: error.status, error: error.message, document: line });
        }
      })
      .join('\n');
  }

  document({ parts: [, name, , id = ''] }: Call): StoredDocument {
    const found = this.collection(name).documents.get(id);
    if (found === undefined) throw new ServerRefusal(404, `Could not find a document with id: ${id}`);
    return found;
  }

  deleteDocument(call: Call): StoredDocument {
    const found = this.document(call);
    this.collection(call.parts[1]).documents.delete(found.id);
    return found;
  }

  deleteDocuments({ parts, query }: Call) {
    const { schema, documents } = this.collection(parts[1]);
    const passes = parseFilter(query.get('filter_by') ?? '', schema);
    const leaving = [...documents.values()].filter(passes);
    for (const { id } of leaving) documents.delete(id);
    return { num_deleted: leaving.length };
  }

  multiSearch({ body, apiKey }: Call) {
    const { searches } = JSON.parse(body) as { searches: Parameters[] };
    if (searches.length > SEARCHES_MAX)
      throw new ServerRefusal(400, `Number of multi searches exceeds \`${SEARCHES_MAX}\`.`);
    const scopes = searches.map(({ collection }) =>
      this.permit(apiKey, 'documents:search', String(collection)),
    );
    return {
      results: searches.map((parameters, at) => {
        try {
          return this.#search(parameters, scopes[at] ?? {});
        } catch (error) {
          if (!(error instanceof ServerRefusal)) throw error;
          return { code: error.status, error: error.message };
        }
      }),
    };
  }

  #search(parameters: Parameters, scope: Parameters) {
    const { schema, documents } = this.collection(String(parameters['collection']));
    const synonyms = (schema.synonym_sets ?? []).flatMap((set) => this.synonymSets.get(set) ?? []);
    const filters = [parameters['filter_by'], scope['filter_by']].filter(Boolean);
    const filter = filters.length === 2 ? { filter_by: filters.map((one) => `(${one})`).join(' && ') } : {};
    return searchDocuments(schema, [...documents.values()], synonyms, { ...parameters, ...scope, ...filter });
  }
}

const allows = ({ actions, collections }: Key, action: string, collection: string): boolean =>
  actions.some((one) => one === '*' || one === action || one === `${action.split(':')[0]}:*`) &&
  (collection === '' ||
    collections.some((one) => new RegExp(`^(?:${one === '*' ? '.*' : one})$`).test(collection)));

const isOfType = ({ type }: Field, value: unknown): boolean => {
  const isText = (one: unknown) => typeof one === 'string';
  if (type === 'string[]') return Array.isArray(value) && value.every(isText);
  if (type === 'string') return isText(value);
  if (type === 'geopoint')
    return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
  return typeof value === 'number' && (type === 'float' || Number.isInteger(value));
};

type Route = {
  method: string;
  path: string[];
  /** What the key must allow; undefined for a public route. */
  action?: string;
  act: (store: SearchStore, call: Call) => unknown;
};

const route = (method: string, path: string, action: string | undefined, act: Route['act']): Route => ({
  method,
  path: path.split('/'),
  ...(action === undefined ? {} : { action }),
  act,
});

const ROUTES: Route[] = [
  route('GET', 'health', undefined, () => ({ ok: true })),
  route('POST', 'keys', 'keys:create', (store, call) => store.createKey(call)),
  route('POST', 'collections', 'collections:create', (store, call) => store.createCollection(call)),
  route('GET', 'collections', 'collections:list', (store) =>
    [...store.collections.keys()].map((name) => store.summary(name)),
  ),
  route('GET', 'collections/*', 'collections:get', (store, { parts }) => store.summary(parts[1])),
  route('DELETE', 'collections/*', 'collections:delete', (store, call) => store.dropCollection(call)),
  route('PUT', 'aliases/*', 'aliases:upsert', (store, call) => store.putAlias(call)),
  route('PUT', 'synonym_sets/*', 'synonym_sets:create', (store, { parts, body }) => {
    const { items } = JSON.parse(body) as { items: SynonymItem[] };
    store.synonymSets.set(parts[1] ?? '', items);
    return { name: parts[1], items };
  }),
  route('POST', 'collections/*/documents', 'documents:upsert', (store, { parts, body }) =>
    store.put(store.collection(parts[1]), body),
  ),
  route('POST', 'collections/*/documents/import', 'documents:import', (store, call) => store.import(call)),
  route('DELETE', 'collections/*/documents', 'documents:delete', (store, call) =>
    store.deleteDocuments(call),
  ),
  route('GET', 'collections/*/documents/*', 'documents:get', (store, call) => store.document(call)),
  route('DELETE', 'collections/*/documents/*', 'documents:delete', (store, call) =>
    store.deleteDocument(call),
  ),
  route('POST', 'multi_search', 'documents:search', (store, call) => store.multiSearch(call)),
];
