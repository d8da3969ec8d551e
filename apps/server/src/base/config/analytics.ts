import { z } from 'zod';
import { configPart, oneOf, optional, url, withDefault, wrongOnes, wrongOutsideLocal } from './kit.ts';

/** Whether and where opened pages are counted. */
export const analytics = configPart({
  variables: {
    ANALYTICS: withDefault(oneOf(['off', 'first-party', 'plausible']), 'off').describe(
      'Whether to count opened pages, in `production` only. `first-party` counts by day and kind of page in the database, for the admin overview. `plausible` sends page views to a Plausible server. Neither stores anything in browsers, and visitors with Do Not Track or Global Privacy Control are not counted.',
    ),
    PLAUSIBLE_URL: optional(
      url(['http:', 'https:'], 'must be an http or https address such as https://plausible.io'),
    ).describe(
      'The address of the Plausible server, which receives each visitor’s IP address and browser. Required with `plausible`. https outside `local`.',
    ),
    PLAUSIBLE_DOMAIN: optional(z.string()).describe(
      'The site’s name in Plausible, such as `talaash.example`. Default: the hostname of BASE_URL.',
    ),
  },
  problems: (given, environment) => [
    ...wrongOnes([
      [
        given.ANALYTICS === 'plausible' && !given.PLAUSIBLE_URL,
        'Set PLAUSIBLE_URL to the address of the Plausible server, such as https://plausible.io: ANALYTICS is plausible.',
      ],
      [
        given.ANALYTICS !== 'plausible' && (given.PLAUSIBLE_URL ?? given.PLAUSIBLE_DOMAIN) !== undefined,
        'Set ANALYTICS to plausible, or neither PLAUSIBLE_URL nor PLAUSIBLE_DOMAIN.',
      ],
    ]),
    ...wrongOutsideLocal(environment, [
      [
        given.PLAUSIBLE_URL?.startsWith('http:') === true,
        'Set PLAUSIBLE_URL to an https address: http does not protect the addresses of visitors.',
      ],
    ]),
  ],
  read: (given) => ({
    analytics: {
      kind: given.ANALYTICS,
      plausibleUrl: given.PLAUSIBLE_URL,
      plausibleDomain: given.PLAUSIBLE_DOMAIN,
    },
  }),
  providers: { analytics: { check: 'analytics', variables: 'PLAUSIBLE_URL and PLAUSIBLE_DOMAIN' } },
  featuresOff: [
    {
      check: 'page views',
      isOff: (config) => config.analytics.kind === 'off',
      found: 'Page views are not counted.',
      remedy: 'Set ANALYTICS to first-party or plausible.',
    },
  ],
});
