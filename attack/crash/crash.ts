import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Actors } from './actor.ts';
import { checkFiles, checkLedger, checkParts, type Faults, noFaults } from './check.ts';
import { openClient, openGate, type Wrong } from './client.ts';
import { type Installation, openInstallation, type Way } from './installation.ts';
import { openLedger } from './ledger.ts';
import { checkIndex, checkMails, checkNotifications, untilSettled } from './settled.ts';

export type Crashed = {
  way: Way;
  kills: number;
  acknowledged: number;
  /** Emails that a killed node had handed over, and that came again with the same Message-ID. */
  mailedAgain: number;
  /** Profiles whose search results were compared with the database. */
  searched: number;
  faults: Faults;
  wrong: Wrong;
};

/** How long people act before a crash. */
const ACT_MS = { min: 200, max: 1500 };
/** A node is killed during its start at most so long after its beginning. */
const START_MS_MAX = 1200;
/** How many of the newest profiles are looked up in the search index after each crash. */
const LOOKED_UP = 3;
const ACTORS = { talents: 5, companies: 3 };

/**
 * Kills processes of an installation at random moments, while people use it. After each crash everything is started again, and
 * compared with what the people were told; at the end also the emails, the notifications and the whole search index.
 *
 * @param options.warmUp how many acknowledged writes there are before the first crash
 * @param options.isSettled whether to wait at the end until the followers and the jobs of killed nodes have caught up
 */
export async function crashAgain(
  way: Way,
  kills: number,
  { warmUp = 40, isSettled = true }: { warmUp?: number; isSettled?: boolean } = {},
): Promise<Crashed> {
  const [ledger, faults, gate, wrong] = [openLedger(), noFaults(), openGate(), new Set<string>()];
  const installation = await openInstallation(way);
  try {
    await installation.recover();
    const client = openClient(installation, gate, wrong);
    const actors = new Actors({ installation, gate, client, ledger, wrong });
    const acting = actors.actAll(ACTORS);
    // While the people wait.
    const searching = openGate();
    searching.open();
    const searcher = openClient(installation, searching, wrong);
    let searched = 0;
    const look = async (talents?: readonly string[]): Promise<number> => {
      const [asker] = actors.companies;
      return asker ? checkIndex(installation, { client: searcher, asker, talents }, faults) : 0;
    };
    gate.open();
    while (total(ledger) < warmUp) await wait(50);
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(randomInt(ACT_MS.min, ACT_MS.max));
      await crash(installation, way);
      await gate.close();
      await installation.recover();
      await checkLedger(installation, ledger, faults);
      await checkParts(installation, faults);
      await checkFiles(installation, faults);
      const talents = actors.talents.slice(-LOOKED_UP).map(({ talentId }) => talentId);
      searched += await look(talents);
      gate.open();
    }
    await gate.close();
    gate.end();
    await acting;
    let mailedAgain = 0;
    if (isSettled) {
      await untilSettled(installation);
      await checkNotifications(installation, faults);
      mailedAgain = await checkMails(installation, ledger, faults);
    }
    searched += await look();
    return { way, kills, acknowledged: total(ledger), mailedAgain, searched, faults, wrong };
  } finally {
    gate.end();
    await installation.close();
  }
}

const total = ({ counts }: ReturnType<typeof openLedger>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** One crash of something: a node, PostgreSQL with or without its helpers, both, or a node that was just starting again. */
async function crash(installation: Installation, { nodes }: Way): Promise<void> {
  const node = randomInt(nodes);
  const isWhole = randomInt(2) === 0;
  switch (randomInt(5)) {
    case 0:
      return installation.killDatabase(isWhole);
    case 1:
      await Promise.all([installation.killNode(node), installation.killDatabase(isWhole)]);
      return;
    case 2:
      await installation.killNode(node);
      return installation.killStarting(node, randomInt(START_MS_MAX));
    case 3:
      for (let at = 0; at < nodes; at += 1) await installation.killNode(at);
      return;
    default:
      return installation.killNode(node);
  }
}
