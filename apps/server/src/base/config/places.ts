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

/** The provider of places. */
export const places = configPart({
  variables: {
    PLACES_PROVIDER: withDefault(oneOf(['local', 'google']), 'local').describe(
      'The source of place suggestions. `local` is the built-in list. `google` is Google Places (New), with `local` as fallback.',
    ),
    GOOGLE_PLACES_API_KEY: optional(z.string()).describe(
      'The key of the Places API (New). Required when PLACES_PROVIDER is `google`. Only the server uses it.',
    ),
    GOOGLE_PLACES_URL: withDefault(
      url(['http:', 'https:'], 'must be an http or https address'),
      'https://places.googleapis.com',
    ).describe(
      'The address of the Places API, for tests. https outside `local`, unless it is on this machine.',
    ),
    GOOGLE_PLACES_REQUESTS_PER_DAY: withDefault(wholeNumber(0, 10_000_000), 5000).describe(
      'The maximum number of searches, and of chosen places, that each server requests from Google in a day (UTC), to limit the cost. After that `local` is the fallback.',
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
          'Set PLACES_PROVIDER to google, or remove GOOGLE_PLACES_API_KEY.',
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
    /** Undefined if the bundled places are used. */
    googlePlaces:
      given.PLACES_PROVIDER === 'google'
        ? {
            url: new URL(given.GOOGLE_PLACES_URL).origin,
            apiKey: given.GOOGLE_PLACES_API_KEY ?? '',
            requestsPerDay: given.GOOGLE_PLACES_REQUESTS_PER_DAY,
          }
        : undefined,
  }),
  providers: { places: { check: 'places', variables: 'GOOGLE_PLACES_API_KEY' } },
});
