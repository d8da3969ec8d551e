/** One operation of a client: it was asked at one moment, and answered at another. Of what got no answer it is unknown if it was done. */
export type Operation =
  | { kind: 'append'; list: string; value: string; asked: number; answered: number; outcome: Outcome }
  | { kind: 'read'; list: string; values: readonly string[]; asked: number; answered: number };

export type Outcome = 'done' | 'refused' | 'unknown';

/** What a history shows, each as a sentence. */
export type Anomalies = {
  lost: string[];
  doubled: string[];
  reordered: string[];
  stale: string[];
};

type Append = Extract<Operation, { kind: 'append' }>;
type Read = Extract<Operation, { kind: 'read' }>;

/**
 * Checks a history of lists to which clients append and which they read, as Elle does: the last read gives the order of the versions of
 * a list, and every other read has to be a part of it. A read shows the newest values only.
 *
 * An append that was answered before another was asked comes before it, and every read that was asked after its answer shows it or
 * newer ones: each list is linearizable.
 *
 * @param final what each list holds in the end, from the first value
 */
export function anomaliesOf(
  history: readonly Operation[],
  final: ReadonlyMap<string, readonly string[]>,
): Anomalies {
  const found: Anomalies = { lost: [], doubled: [], reordered: [], stale: [] };
  for (const [list, values] of final) {
    const appends = history.filter((one): one is Append => one.kind === 'append' && one.list === list);
    const reads = history.filter((one): one is Read => one.kind === 'read' && one.list === list);
    const places = new Map<string, number>();
    for (const [at, value] of values.entries()) {
      if (places.has(value)) found.doubled.push(`${list}: ${value}`);
      else places.set(value, at);
    }
    checkAppends(list, appends, places, found);
    checkReads(list, { appends, reads, values, places }, found);
  }
  return found;
}

function checkAppends(
  list: string,
  appends: readonly Append[],
  places: ReadonlyMap<string, number>,
  found: Anomalies,
): void {
  for (const { value, outcome } of appends) {
    if (outcome === 'done' && !places.has(value)) found.lost.push(`${list}: ${value}`);
    if (outcome === 'refused' && places.has(value)) found.doubled.push(`${list}: ${value} was refused`);
  }
  const done = appends.filter(({ outcome, value }) => outcome === 'done' && places.has(value));
  const byAnswer = done.toSorted((one, other) => one.answered - other.answered);
  const byAsking = done.toSorted((one, other) => one.asked - other.asked);
  // The furthest place of those that were answered before each was asked.
  let [furthest, next] = [-1, 0];
  for (const one of byAsking) {
    for (let earlier = byAnswer[next]; earlier && earlier.answered < one.asked; earlier = byAnswer[next]) {
      furthest = Math.max(furthest, places.get(earlier.value) ?? -1);
      next += 1;
    }
    if ((places.get(one.value) ?? 0) < furthest)
      found.reordered.push(`${list}: ${one.value} stands before one that was answered earlier`);
  }
}

type OfList = {
  appends: readonly Append[];
  reads: readonly Read[];
  values: readonly string[];
  places: ReadonlyMap<string, number>;
};

function checkReads(list: string, { appends, reads, values, places }: OfList, found: Anomalies): void {
  const ends: { asked: number; answered: number; end: number }[] = [];
  for (const { values: seen, asked, answered } of reads) {
    const first = seen[0] === undefined ? 0 : places.get(seen[0]);
    if (first === undefined) {
      found.lost.push(`${list}: ${seen[0]} was read, and is gone`);
      continue;
    }
    for (const [at, value] of seen.entries())
      if (values[first + at] !== value)
        found.reordered.push(`${list}: a read has ${value} in the place of ${values[first + at]}`);
    ends.push({ asked, answered, end: first + seen.length - 1 });
  }
  const shown = [
    ...appends
      .filter(({ outcome }) => outcome === 'done')
      .map(({ value, answered }) => ({ at: answered, place: places.get(value) ?? -1 })),
    ...ends.map(({ answered, end }) => ({ at: answered, place: end })),
  ].toSorted((one, other) => one.at - other.at);
  let [furthest, next] = [-1, 0];
  for (const { asked, end } of ends.toSorted((one, other) => one.asked - other.asked)) {
    for (let earlier = shown[next]; earlier && earlier.at < asked; earlier = shown[next]) {
      furthest = Math.max(furthest, earlier.place);
      next += 1;
    }
    if (end < furthest)
      found.stale.push(`${list}: a read ends at ${end}, though ${furthest} was there before it was asked`);
  }
}
