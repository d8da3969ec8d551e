import { readFile } from 'node:fs/promises';
import { ROUTES } from '@talaash/contract/route';
import { peopleOf } from '../apps/server/test/person.ts';
import type { openNode } from './node.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

/** A resume of two pages with a drawn sidebar: one of the slower ones. */
const RESUME = new URL('resume/made/aishwarya-dark-rail.pdf', import.meta.url);

/**
 * Has so many resumes read at a time, from one talent each, until `act` is done.
 *
 * @returns how many were read meanwhile
 */
export async function withResumes(node: Node, atATime: number, act: () => Promise<void>): Promise<number> {
  const { talent } = peopleOf(node.deps);
  const file = await readFile(RESUME);
  const talents = await Promise.all(Array.from({ length: atATime }, () => talent()));
  // The thread is started before the measurement, as it is on a server that reads resumes.
  const [first] = talents;
  if (first) await parse(node, first.cookie, file);
  let isDone = false;
  let read = 0;
  const sending = talents.map(async ({ cookie }) => {
    while (!isDone) {
      await parse(node, cookie, file);
      read += 1;
    }
  });
  await act();
  isDone = true;
  await Promise.all(sending);
  return read;
}

async function parse({ url }: Node, cookie: string, file: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData();
  body.append('file', new File([file], 'resume.pdf'));
  const headers = { cookie, origin: new URL(url).origin };
  const response = await fetch(new URL(ROUTES.parseResume.path, url), { method: 'POST', headers, body });
  const answer = (await response.json()) as { success?: boolean };
  if (answer.success !== true) throw new Error(`A resume was answered with ${JSON.stringify(answer)}.`);
}
