import type { Validated, z } from '@talaash/domain/base/schema';
import { useEffect, useReducer } from 'react';
import { isUsed } from '../ui/base/first-use.ts';
import { useStore } from '../ui/base/store.ts';

type Check<Saved> = (value: unknown) => Validated<Saved>;

/** A lazy-loaded schema of the domain: together with the validation library it is larger than most pages. */
export interface LateSchema<Saved> {
  /** Undefined until it has loaded. */
  check: () => Check<Saved> | undefined;
  /** Rejects if the module cannot be loaded; the next call tries again. */
  read: () => Promise<Check<Saved>>;
}

/** @param load such as `async () => (await import('@talaash/domain/account/schema')).LogIn` */
export function lateSchema<Saved>(load: () => Promise<z.ZodType<Saved>>): LateSchema<Saved> {
  let check: Check<Saved> | undefined;
  async function read(): Promise<Check<Saved>> {
    if (check) return check;
    const [{ validate }, schema] = await Promise.all([import('./validate.ts'), load()]);
    check = (value) => validate(schema, value);
    return check;
  }
  return { check: () => check, read };
}

/**
 * The validation of a value, once its schema has loaded.
 *
 * @param isAtOnce whether to load it on the first use of the page; otherwise only `read` loads it
 */
export function useCheck<Saved>(schema: LateSchema<Saved>, isAtOnce: boolean) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const hasUse = useStore(isUsed);
  useEffect(() => {
    // A submit tries again and reports the failure.
    if (isAtOnce && hasUse) void schema.read().then(renderAgain, () => undefined);
  }, [schema, isAtOnce, hasUse]);
  async function read(): Promise<Check<Saved>> {
    const check = await schema.read();
    renderAgain();
    return check;
  }
  return { check: schema.check(), read };
}
