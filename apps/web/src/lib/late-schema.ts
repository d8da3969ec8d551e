import type { Validated, z } from '@talaash/domain/base/schema';
import { useEffect, useReducer } from 'react';
import { isUsed } from '../ui/base/first-use.ts';
import { useStore } from '../ui/base/store.ts';

type Check<Saved> = (value: unknown) => Validated<Saved>;

/** A schema of the domain that is read when it is needed: with the library that validates, it is heavier than most pages. */
export interface LateSchema<Saved> {
  /** Undefined until it is read. */
  check: () => Check<Saved> | undefined;
  /** Fails where the files of the web cannot be loaded; then the next call tries again. */
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
 * What checks a value, as soon as it is there.
 *
 * @param isAtOnce whether it is read as soon as somebody uses the page; else only when `read` is called
 */
export function useCheck<Saved>(schema: LateSchema<Saved>, isAtOnce: boolean) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const hasUse = useStore(isUsed);
  useEffect(() => {
    // Whoever sends meanwhile tries again, and is told when it fails.
    if (isAtOnce && hasUse) void schema.read().then(renderAgain, () => undefined);
  }, [schema, isAtOnce, hasUse]);
  async function read(): Promise<Check<Saved>> {
    const check = await schema.read();
    renderAgain();
    return check;
  }
  return { check: schema.check(), read };
}
