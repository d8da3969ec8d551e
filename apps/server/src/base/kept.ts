/**
 * Keeps what a read answers for some time, for each owner and key. Concurrent callers share one read; a failed one is not kept.
 *
 * @param read reads the answer of a key anew
 */
export function kept<Owner extends { now: () => number }, Value>(
  ms: number,
  read: (owner: Owner, key: string) => Promise<Value>,
): (owner: Owner, key: string) => Promise<Value> {
  const all = new WeakMap<Owner, Map<string, { at: number; value: Promise<Value> }>>();
  return (owner, key) => {
    const own = all.get(owner) ?? new Map<string, { at: number; value: Promise<Value> }>();
    all.set(owner, own);
    const before = own.get(key);
    const at = owner.now();
    if (before && at - before.at < ms) return before.value;
    const value = read(owner, key);
    own.set(key, { at, value });
    value.catch(() => own.get(key)?.value === value && own.delete(key));
    return value;
  };
}
