import { z } from 'zod';
import { optional, wrongOnes, wrongOutsideLocal, configPart } from './kit.ts';

/** Where the search index is. */
export const search = configPart({
  variables: {
    TYPESENSE_URL: optional(
      z
        .string()
        .refine(
          (value) => value.split(',').every((one) => /^https?:$/.test(URL.parse(one.trim())?.protocol ?? '')),
          'must be an http or https address such as https://search.example:8108, or several of a cluster, separated by commas',
        ),
    ).describe(
      'The Typesense server (30 or newer) that holds the search index; for a cluster all nodes, separated by commas. https outside `local`. Without it every server holds the index itself.',
    ),
    TYPESENSE_API_KEY: optional(z.string().min(16, 'must have at least 16 characters')).describe(
      'The key to manage the index in Typesense. It needs the actions `collections:*`, `documents:*`, `aliases:*`, `synonym_sets:*` and `keys:create`. Required with TYPESENSE_URL.',
    ),
  },
  problems: ({ TYPESENSE_URL: address, TYPESENSE_API_KEY: apiKey }, environment) => [
    ...wrongOnes([
      [address !== undefined && !apiKey, 'Set TYPESENSE_API_KEY too: the search server requires it.'],
      [apiKey !== undefined && !address, 'Set TYPESENSE_URL too, or remove TYPESENSE_API_KEY.'],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        addressesOf(address).some((one) => one.startsWith('http:')),
        'Set TYPESENSE_URL to https addresses: http does not protect names and the key.',
      ],
    ]),
  ],
  read: (given) => ({
    /** Undefined if the index is in the server itself. */
    typesense: given.TYPESENSE_API_KEY
      ? { urls: addressesOf(given.TYPESENSE_URL), apiKey: given.TYPESENSE_API_KEY }
      : undefined,
  }),
  providers: { talentIndex: { check: 'search server', variables: 'TYPESENSE_URL and TYPESENSE_API_KEY' } },
});

const addressesOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((address) => new URL(address.trim()).href);
