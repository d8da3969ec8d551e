import type { Client, ClientContext, ClientLink, ClientOptions, NestedClient } from '@orpc/client';
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query';
import { skipToken } from '@tanstack/react-query';

/** What is made from a call, by its name; groups of calls have a `key` too. */
type Names<Context extends ClientContext, Input, Output, Failure> = Pick<
  ProcedureUtils<Context, Input, Output, Failure>,
  'call' | 'queryKey' | 'queryOptions' | 'infiniteOptions' | 'mutationOptions'
> &
  GeneralUtils<Input>;

export type Named<Part extends NestedClient<never>> =
  Part extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Names<Context, Input, Output, Failure>
    : {
        [Name in keyof Part]: Part[Name] extends NestedClient<never> ? Named<Part[Name]> : never;
      } & GeneralUtils<unknown>;

interface Calling {
  signal?: AbortSignal | undefined;
  context?: object | undefined;
}

interface Options extends Pick<Calling, 'context'> {
  input?: unknown;
  initialPageParam?: unknown;
  queryKey?: unknown;
}

/**
 * Names each call of a contract by its path, and builds its query or mutation options. The keys are those of
 * `@orpc/tanstack-query`, which also supports streams and live queries, and is ten times as large.
 */
export const named = <Part extends NestedClient<never>>(link: ClientLink<never>): Named<Part> =>
  partOf(link as ClientLink<object>, []) as Named<Part>;

function partOf(link: ClientLink<object>, path: readonly string[]): unknown {
  const made = optionsOf(link, path);
  return new Proxy(made, {
    get: (_made, name) =>
      typeof name !== 'string' || Object.hasOwn(made, name)
        ? made[name as keyof typeof made]
        : partOf(link, [...path, name]),
  });
}

function optionsOf(link: ClientLink<object>, path: readonly string[]) {
  const key = (state: { type?: string; input?: unknown } = {}) => [path, state];
  const keyOf = (type: string, input?: unknown) => key(input === undefined ? { type } : { input, type });
  const call = async (input?: unknown, { context = {}, ...calling }: Calling = {}) =>
    link.call(path, input, { ...calling, context } as ClientOptions<object>);
  const unlessSkipped = ({ input }: Options) => (input === skipToken ? { enabled: false } : {});
  const queryKey = (options: Options = {}) => options.queryKey ?? keyOf('query', options.input);
  return {
    key,
    call,
    queryKey,
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: Calling) => call(options.input, { signal, context: options.context }),
      ...unlessSkipped(options),
      ...options,
      queryKey: queryKey(options),
    }),
    infiniteOptions: (options: Options & { input: (page: unknown) => unknown }) => ({
      queryFn: ({ signal, pageParam }: Calling & { pageParam: unknown }) =>
        call(options.input(pageParam), { signal, context: options.context }),
      ...options,
      queryKey: options.queryKey ?? keyOf('infinite', options.input(options.initialPageParam)),
    }),
    mutationOptions: (options: Options = {}) => ({
      mutationFn: (input: unknown) => call(input, { context: options.context }),
      mutationKey: keyOf('mutation'),
      ...options,
    }),
  };
}
