import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from './world.ts';

/** No answer may take longer, whatever happens to the cluster. */
const ANSWER_MS_MAX = 2000;
/** A server that never answers must not hold up the run. */
const GIVEN_UP_MS = 10_000;
const WRITERS = 8;
/** People whose texts change all the time. */
const CHANGED = 96;
/** Searches at once after a fault. */
const CHECKED_AT_ONCE = 2;
const CHECKED_EVERY_MS = 200;

/**
 * `begun`: the version that is written or under way; `version`: the last one that was acknowledged; `seen`: the last one that was
 * found; `isHeld`: is not changed for now.
 */
type Person = { talentId: string; at: number; begun: number; version: number; seen: number; isHeld: boolean };

export type Rates = { searches: number; changes: number };

export type Watched = {
  answers: number;
  /** The server said that search is not available. */
  unavailable: number;
  wrong: string[];
  slow: string[];
  slowestMs: number;
  p95Ms: number;
  /** How long this process, which does little, waited for a processor: the servers wait as long. */
  stalledMs: number;
  changes: number;
  seconds: number;
};

/** A word that only one version of one person's text has; no other is near enough to be taken for it. */
const wordOf = ({ at }: Person, version: number): string =>
  createHash('sha256')
    .update(`${at} ${version}`)
    .digest('hex')
    .slice(0, 18)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

type Answer = { status: number; total: number; ids: string[]; isComplete: boolean; ms: number };

let addresses = 0;

/** The searches of one address are limited by the minute, so each comes from another one. */
const nextAddress = () => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

/** Changes and searches at a steady rate, with the truth to compare answers with. */
export class Load {
  readonly #world: World;
  readonly #people: Person[];
  readonly #keys: readonly string[];
  readonly #everybody: number;
  #watched: Watched = nothingYet();
  #times: number[] = [];
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  private constructor(world: World, people: Person[], keys: readonly string[], everybody: number) {
    this.#world = world;
    this.#people = people;
    this.#keys = keys;
    this.#everybody = everybody;
  }

  static async open(world: World): Promise<Load> {
    const { rows } = await world.database.pool.query<{ talentId: string }>(
      `select p.talent_id as "talentId" from talent_profiles p where open_to_work_status <> 'NotSeeking' order by 1`,
    );
    const people = rows
      .slice(0, CHANGED)
      .map(({ talentId }, at) => ({ talentId, at, begun: 0, version: 0, seen: 0, isHeld: false }));
    const keys = await Promise.all(world.servers.map(readKey));
    return new Load(world, people, keys, rows.length);
  }

  /** Resolves when both servers find everybody. @throws when that takes too long */
  async ready(withinSeconds: number): Promise<void> {
    const until = performance.now() + withinSeconds * 1000;
    for (const at of this.#world.servers.keys())
      for (;;) {
        const { status, total, isComplete } = await this.#ask(at, '');
        if (total === this.#everybody && isComplete) break;
        if (performance.now() > until)
          throw new Error(
            `Server ${at + 1} finds ${total} of ${this.#everybody} people (status ${status}, complete: ${isComplete}).`,
          );
        await wait(200);
      }
  }

  start({ searches, changes }: Rates): void {
    const write = (writer: number) =>
      this.#steadily(changes / WRITERS, (turn) => this.#change(turn * WRITERS + writer));
    this.#running = Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
      this.#searchAll(searches),
    ]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** What was observed while something was done. */
  async watch(act: () => Promise<void>): Promise<Watched> {
    this.#watched = nothingYet();
    this.#times = [];
    const stalls = monitorEventLoopDelay({ resolution: 20 });
    stalls.enable();
    const startedAt = performance.now();
    await act();
    stalls.disable();
    const seconds = (performance.now() - startedAt) / 1000;
    const sorted = this.#times.toSorted((a, b) => a - b);
    const p95Ms = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
    return { ...this.#watched, seconds, p95Ms, stalledMs: Math.round(stalls.max / 1e6) };
  }

  /**
   * Waits until both servers find the last acknowledged text of everybody. Nobody changes while they are looked for.
   *
   * @returns seconds; and what is still missing after the longest wait
   */
  async caughtUp(withinSeconds: number): Promise<{ seconds: number; missing: string[] }> {
    const startedAt = performance.now();
    const until = startedAt + withinSeconds * 1000;
    const waiting = [...this.#people];
    const missing: string[] = [];
    const check = async () => {
      for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
        person.isHeld = true;
        for (const server of this.#world.servers.keys())
          if (!(await this.#isFoundInTime(server, person, until)))
            missing.push(`server ${server + 1}: ${wordOf(person, person.version)}`);
        person.isHeld = false;
      }
    };
    await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, check));
    return { seconds: (performance.now() - startedAt) / 1000, missing };
  }

  /** Whether a server finds the text that a person has. It is looked for once at least. */
  async #isFoundInTime(server: number, person: Person, until: number): Promise<boolean> {
    for (;;) {
      // A change that is under way still ends.
      const { version, begun } = person;
      if (version === 0 && begun === 0) return true;
      if (
        version === begun &&
        (await this.#ask(server, wordOf(person, version))).ids.includes(person.talentId)
      )
        return true;
      if (performance.now() > until) return false;
      await wait(CHECKED_EVERY_MS);
    }
  }

  /** @param perSecond of this loop */
  async #steadily(perSecond: number, act: (turn: number) => Promise<void>): Promise<void> {
    let due = performance.now();
    for (let turn = 0; !this.#isOver; turn += 1) {
      due = Math.max(due + 1000 / perSecond, performance.now() - 1000);
      const early = due - performance.now();
      if (early > 1) await wait(early);
      await act(turn);
    }
  }

  /** Each writer has people of its own, so that a person's versions follow each other. */
  async #change(turn: number): Promise<void> {
    const own = this.#people.length / WRITERS;
    const free = Array.from(
      { length: own },
      (_, at) => this.#people[(turn + at * WRITERS) % this.#people.length],
    );
    const person = free.find((one) => one?.isHeld === false);
    if (person === undefined) return;
    const version = person.version + 1;
    person.begun = version;
    const about = `I take care of ${wordOf(person, version)}.`;
    const { database, events } = this.#world;
    await database.pool.query(
      `with changed as (
         update talent_profiles set about = $2, updated_at = now() where talent_id = $1 returning talent_id
       )
       insert into events (kind, talent_id) select 'talentProfile.saved', talent_id from changed`,
      [person.talentId, about],
    );
    events.ring();
    person.version = version;
    this.#watched.changes += 1;
  }

  async #searchAll(perSecond: number): Promise<void> {
    const underWay = new Set<Promise<void>>();
    await this.#steadily(perSecond, (turn) => {
      const search = this.#search(turn).finally(() => underWay.delete(search));
      underWay.add(search);
      return Promise.resolve();
    });
    await Promise.all(underWay);
  }

  /** Every fifth search asks for everybody, the others for one version of one person's text. */
  async #search(turn: number): Promise<void> {
    const server = turn % this.#world.servers.length;
    if (turn % 5 === 0) {
      const answer = await this.#ask(server, '');
      if (this.#isGiven(answer) && answer.total !== this.#everybody)
        this.#wrong(`everybody: ${answer.total} of ${this.#everybody}`);
      return;
    }
    const person = this.#people[(turn * 7) % this.#people.length] as Person;
    const asked = Math.max(1, person.version - (turn % 2));
    const seenBefore = person.seen;
    const answer = await this.#ask(server, wordOf(person, asked));
    if (!this.#isGiven(answer)) return;
    const { ids, total } = answer;
    if (total > 1 || ids.some((id) => id !== person.talentId)) this.#wrong(`${total} people have one text`);
    else if (ids.length === 1) {
      if (asked > person.begun) this.#wrong('a text was found that nobody wrote');
      if (asked < seenBefore) this.#wrong(`version ${asked} was found after version ${seenBefore}`);
      person.seen = Math.max(person.seen, asked);
    } else if (asked === seenBefore && person.begun === asked)
      this.#wrong(`version ${asked} was found, and then not any more`);
  }

  #isGiven({ status, ms, isComplete }: Answer): boolean {
    const watched = this.#watched;
    watched.answers += 1;
    this.#times.push(ms);
    watched.slowestMs = Math.max(watched.slowestMs, Math.round(ms));
    if (ms > ANSWER_MS_MAX) watched.slow.push(`status ${status} after ${Math.round(ms / 100) / 10} s`);
    if (status === 503) watched.unavailable += 1;
    else if (status !== 200) this.#wrong(`status ${status}`);
    return status === 200 && isComplete;
  }

  #wrong(what: string): void {
    this.#watched.wrong.push(what);
  }

  async #ask(server: number, query: string): Promise<Answer> {
    const startedAt = performance.now();
    const since = () => performance.now() - startedAt;
    try {
      const response = await fetch(`${this.#world.servers[server]}/api/v1/search-talent-profiles`, {
        method: 'POST',
        signal: AbortSignal.timeout(GIVEN_UP_MS),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
        body: JSON.stringify({ apiKey: this.#keys[server], query: query === '' ? '' : `${query} ` }),
      });
      const body = (await response.json()) as {
        total?: number;
        isComplete?: boolean;
        hits?: { talentProfile: { key: { talentId: string } } }[];
      };
      return {
        status: response.status,
        total: body.total ?? 0,
        isComplete: body.isComplete === true,
        ids: (body.hits ?? []).map(({ talentProfile }) => talentProfile.key.talentId),
        ms: since(),
      };
    } catch {
      return { status: 0, total: 0, ids: [], isComplete: false, ms: since() };
    }
  }
}

const nothingYet = (): Watched => ({
  answers: 0,
  unavailable: 0,
  wrong: [],
  slow: [],
  slowestMs: 0,
  p95Ms: 0,
  stalledMs: 0,
  changes: 0,
  seconds: 0,
});

async function readKey(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/public-configuration`);
  return ((await response.json()) as { guestSearchApiKey: string }).guestSearchApiKey;
}
