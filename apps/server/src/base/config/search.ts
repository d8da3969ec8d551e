import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { optional, wholeNumber, wrongOnes, wrongOutsideLocal, configPart } from './kit.ts';

/** With fewer processors, a second thread would take time from calls. */
const PROCESSORS_FOR_TWO = 4;

export const threadsFor = (processors: number): 1 | 2 => (processors < PROCESSORS_FOR_TWO ? 1 : 2);

/** Where the search index is. */
export const search = configPart({
  variables: {
    OPENSEARCH_URL: optional(
      z
        .string()
        .refine(
          (value) => value.split(',').every((one) => /^https?:$/.test(URL.parse(one.trim())?.protocol ?? '')),
          'must be an http or https address such as https://search.example:9200, or several of a cluster, separated by commas',
        ),
    ).describe(
      'The OpenSearch cluster (2.19 or newer) that holds the search index; several nodes separated by commas. https outside `local`. Without it every server holds the index itself.',
    ),
    OPENSEARCH_USER: optional(z.string().min(1)).describe(
      'The user of the cluster, who may manage the indices that begin with OPENSEARCH_INDEX. Required outside `local`.',
    ),
    OPENSEARCH_PASSWORD: optional(z.string().min(1)).describe('The password of OPENSEARCH_USER.'),
    OPENSEARCH_CA: optional(
      z.string().startsWith('-----BEGIN CERTIFICATE-----', 'must be a certificate in PEM'),
    ).describe(
      'The certificate of the authority that signed those of the cluster, as PEM, if it is your own.',
    ),
    OPENSEARCH_INDEX: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,60}$/, 'must be lower-case letters, digits, hyphens and underscores')
      .default('talent_profile_index')
      .describe('The alias of the index. The names of all our indices begin with it.'),
    OPENSEARCH_SHARDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(1)
      .describe('Into how many shards the next load divides the index: one for about three million talents.'),
    SEARCH_THREADS: optional(wholeNumber(1, 2)).describe(
      'How many threads answer from the index in the server: 1 or 2. Default: 2 with four processors or more, else 1. Both read the same memory.',
    ),
  },
  problems: (given, environment) => {
    const { OPENSEARCH_URL: address, OPENSEARCH_USER: user, OPENSEARCH_PASSWORD: password } = given;
    return [
      ...wrongOnes([
        [address === undefined && user !== undefined, 'Set OPENSEARCH_URL too, or remove OPENSEARCH_USER.'],
        [
          (user === undefined) !== (password === undefined),
          'Set both OPENSEARCH_USER and OPENSEARCH_PASSWORD.',
        ],
      ]),
      ...wrongOutsideLocal(environment, [
        [
          addressesOf(address).some((one) => one.startsWith('http:')),
          'Set OPENSEARCH_URL to https addresses: http does not protect names and the password.',
        ],
        [
          address !== undefined && user === undefined,
          'Set OPENSEARCH_USER and OPENSEARCH_PASSWORD: without them anybody who reaches the cluster reads every name.',
        ],
      ]),
    ];
  },
  read: (given) => ({
    /** Of the index in the server. */
    searchThreads:
      (given.SEARCH_THREADS ?? threadsFor(availableParallelism())) === 1 ? (1 as const) : (2 as const),
    /** Undefined if the index is in the server itself. */
    openSearch:
      given.OPENSEARCH_URL === undefined
        ? undefined
        : {
            urls: addressesOf(given.OPENSEARCH_URL),
            username: given.OPENSEARCH_USER,
            password: given.OPENSEARCH_PASSWORD,
            ca: given.OPENSEARCH_CA,
            alias: given.OPENSEARCH_INDEX,
            shards: given.OPENSEARCH_SHARDS,
          },
  }),
  providers: {
    talentIndex: {
      check: 'search cluster',
      variables: 'OPENSEARCH_URL, OPENSEARCH_USER and OPENSEARCH_PASSWORD',
    },
  },
});

const addressesOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((address) => new URL(address.trim()).href);
