import type { Client } from '@opensearch-project/opensearch';
import { type Indices, marksMapping, namesMapping, namesOf, peopleMapping } from './mapping.ts';
import { ifFound, Refused, withKnownErrors } from './search-client.ts';

/** Creates the indices of a load. @returns the name of the index of people */
export async function createIndices(
  { indices }: Client,
  { newName, marks }: Indices,
  { now, shards }: { now: number; shards: number },
): Promise<string> {
  const name = newName(now);
  const make = (index: string, mappings: unknown, number_of_shards: number) =>
    ifMissing(() =>
      indices.create({
        index,
        body: {
          settings: { number_of_shards, auto_expand_replicas: '0-1', refresh_interval: '-1' },
          mappings: mappings as Record<string, never>,
        },
      }),
    );
  await make(namesOf(name), namesMapping, 1);
  await make(marks, marksMapping, 1);
  await make(name, peopleMapping, shards);
  return name;
}

/** Creates something that another server may have created already. */
async function ifMissing(make: () => Promise<unknown>): Promise<void> {
  try {
    await withKnownErrors(make);
  } catch (error) {
    if (error instanceof Refused && error.message.includes('resource_already_exists_exception')) return;
    throw error;
  }
}

/** Points the alias to a complete index, and to no other. */
export async function pointAlias({ indices }: Client, alias: string, index: string): Promise<void> {
  const found = await ifFound(() => indices.getAlias({ name: alias }));
  const before = Object.keys(found?.body ?? {});
  const actions = [
    ...before.map((other) => ({ remove: { index: other, alias } })),
    { add: { index, alias } },
  ];
  await withKnownErrors(() => indices.updateAliases({ body: { actions } }));
}

/** Drops the indices whose load began before that of another. @returns their names */
export async function dropOlder(client: Client, own: Indices, index: string): Promise<string[]> {
  const all = await withKnownErrors(() => client.indices.get({ index: `${own.alias}_v*` }));
  const older = Object.keys(all.body).filter((name) => own.isOurs(name) && own.isBefore(name, index));
  for (const name of older) {
    for (const one of [name, namesOf(name)]) await ifFound(() => client.indices.delete({ index: one }));
    await ifFound(() => client.delete({ index: own.marks, id: name }));
  }
  return older;
}
