// npm run attack: every attack of point/ against a fresh product each, or those whose name contains the argument.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Try } from './attack.ts';
import { openTarget } from './target.ts';

/** An attack that takes longer than this counts as open: it must be bounded. */
const attackMs = 180_000;

const folder = join(import.meta.dirname, 'point');
const wanted = process.argv.slice(2);

async function main(): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const chosen = files.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
  if (chosen.length === 0) throw new Error(`No attack is called ${wanted.join(', ')}.`);
  let open = 0;
  for (const file of chosen) {
    const { default: attack } = (await import(join(folder, file))) as { default: Attack };
    console.log(`\n${file.replace('.ts', '')}: ${attack.promise}`);
    const tries = await attempt(attack);
    for (const { what, isHeld, seen } of tries)
      console.log(`  ${isHeld ? 'held' : 'OPEN'}  ${what}: ${seen}`);
    if (tries.some(({ isHeld }) => !isHeld)) open += 1;
  }
  console.log(`\n${chosen.length} attacks, ${open} open.`);
  process.exitCode = open === 0 ? 0 : 1;
}

async function attempt(attack: Attack): Promise<Try[]> {
  const target = await openTarget(attack);
  const tooLong = new AbortController();
  try {
    return await Promise.race([attack.run(target), outOfTime(tooLong.signal)]);
  } catch (error) {
    return [{ what: 'the attack itself', isHeld: false, seen: String(error) }];
  } finally {
    tooLong.abort();
    await target.close();
  }
}

async function outOfTime(signal: AbortSignal): Promise<Try[]> {
  await wait(attackMs, undefined, { signal });
  return [{ what: 'in time', isHeld: false, seen: `not done after ${attackMs / 1000} s` }];
}

await main();
