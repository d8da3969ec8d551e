import { z } from 'zod';
import {
  configPart,
  oneOf,
  optional,
  url,
  wholeNumber,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
  isReadableByOthers,
} from './kit.ts';

/** Who knows places. */
export const places = configPart({
  variables: {
    PLACES_PROVIDER: withDefault(oneOf(['local', 'google']), 'local').describe(
      'Who suggests places while somebody types one. `local` is the list that comes with the product; `google` is Google Places (New), with `local` standing in while it does not answer.',
    ),
    GOOGLE_PLACES_API_KEY: optional(z.string()).describe(
      'The key to the Places API (New). Required when PLACES_PROVIDER is `google`. Only the server uses it.',
    ),
    GOOGLE_PLACES_URL: withDefault(
      url(['http:', 'https:'], 'must be an http or https address'),
      'https://places.googleapis.com',
    ).describe('Where the Places API is; for tests. https outside `local`, unless it is on this machine.'),
    GOOGLE_PLACES_REQUESTS_PER_DAY: withDefault(wholeNumber(0, 10_000_000), 5000).describe(
      'How many searches, and how many chosen places, each server asks Google for in a day (UTC), to bound the costs. After that `local` stands in.',
    ),
  },
  problems: (given, environment) => {
    const isGoogle = given.PLACES_PROVIDER === 'google';
    return [
      ...wrongOnes([
        [
          isGoogle && !given.GOOGLE_PLACES_API_KEY,
          'Set GOOGLE_PLACES_API_KEY too: PLACES_PROVIDER is google.',
        ],
        [
          !isGoogle && given.GOOGLE_PLACES_API_KEY !== undefined,
          'Set PLACES_PROVIDER to google, or leave GOOGLE_PLACES_API_KEY out.',
        ],
      ]),
      ...wrongOutsideLocal(environment, [
        [
          isGoogle && isReadableByOthers(given.GOOGLE_PLACES_URL),
          'Set GOOGLE_PLACES_URL to an https address: the key is not safe over http.',
        ],
      ]),
    ];
  },
  read: (given) => ({
    /** Undefined when the places are those that come with the product. */
    googlePlaces:
      given.PLACES_PROVIDER === 'google'
        ? {
            url: new URL(given.GOOGLE_PLACES_URL).origin,
            apiKey: given.GOOGLE_PLACES_API_KEY ?? '',
            requestsPerDay: given.GOOGLE_PLACES_REQUESTS_PER_DAY,
          }
        : undefined,
  }),
});
