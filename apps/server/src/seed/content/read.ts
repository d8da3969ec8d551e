import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../../base/start-refusal.ts';
import { SeedContent } from './schema.ts';

/**
 * Reads and validates the content of the demo. Called only for a fill, so that other starts do not pay for it.
 *
 * @throws StartRefusal that names the file and the path in it
 */
export function readSeedContent(folder: string = import.meta.dirname): SeedContent {
  const topics = Object.keys(SeedContent.shape);
  const read = topics.map((topic) => [topic, readTopic(folder, topic)]);
  const checked = SeedContent.safeParse(Object.fromEntries(read));
  if (checked.success) return checked.data;
  const problems = checked.error.issues.map(
    ({ path: [topic, ...fieldPath], message }) =>
      `${String(topic)}.json at ${fieldPath.join('.')}: ${message}.`,
  );
  throw new StartRefusal(`The demo cannot be filled, because its content is broken.\n${problems.join('\n')}`);
}

function readTopic(folder: string, topic: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, `${topic}.json`), 'utf8'));
  } catch (error) {
    throw new StartRefusal(
      `The demo cannot be filled: ${topic}.json cannot be read. ${(error as Error).message}`,
    );
  }
}
