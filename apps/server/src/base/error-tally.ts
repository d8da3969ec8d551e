type Counted = { hour: string; sentence: string; kind: string; times: number; lastAt: string };

const KEPT_MAX = 200;

/** Counts logged errors until they are stored: our own sentences, and no personal data from an error. */
export class ErrorTally {
  readonly #counted = new Map<string, Counted>();

  /** @param given what the log was given: the fields of the entry, then its sentence */
  note(given: readonly unknown[], nowMs: number): void {
    const sentence = given.find((one) => typeof one === 'string') ?? 'An error without a message.';
    const kind = kindOf(given[0]);
    const lastAt = new Date(nowMs).toISOString();
    const hour = `${lastAt.slice(0, 13)}:00:00.000Z`;
    this.#add({ hour, sentence, kind, times: 1, lastAt });
  }

  take(): Counted[] {
    const taken = [...this.#counted.values()];
    this.#counted.clear();
    return taken;
  }

  /** Puts counts back that could not be stored. */
  putBack(counted: readonly Counted[]): void {
    for (const one of counted) this.#add(one);
  }

  #add(one: Counted): void {
    const key = JSON.stringify([one.hour, one.sentence, one.kind]);
    const known = this.#counted.get(key);
    if (known) {
      known.times += one.times;
      if (one.lastAt > known.lastAt) known.lastAt = one.lastAt;
    } else if (this.#counted.size < KEPT_MAX) this.#counted.set(key, { ...one });
  }
}

/** The name and code of an error, and the call or job that it stopped. */
function kindOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const fields = entry as Record<string, unknown>;
  const error = entry instanceof Error ? entry : fields['err'];
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = fields['job'] ?? fields['follower'];
  return [name, code, where].filter((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one)).join(' ');
}
