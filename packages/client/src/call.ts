import type { CallOptions } from './route.ts';

/** The input of a call that takes none. */
export type NoInput = Record<string, never>;

/** What a call is given. Its input may be left out if nothing in it is required. */
type Given<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : Input extends NoInput
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

export type Call<Input, Output> = (...given: Given<Input>) => Promise<Output>;

/** A call that lists. `each` reads page after page, as the program reads on. */
export type ListCall<Input, Output, Items extends keyof Output> = Call<Input, Output> & {
  each(...given: Given<Input>): AsyncGenerator<ItemOf<Output[Items]>, void>;
};

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
