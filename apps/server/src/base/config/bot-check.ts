import { configPart, onOff, optional, wholeNumber, withDefault } from './kit.ts';

/** Whether browsers must prove that they spent work. */
export const botCheck = configPart({
  variables: {
    BOT_CHECK: optional(onOff).describe(
      'Whether sign-up, one-time codes, password reset, the contact form and bursts of guest searches require a proof of work. A browser computes it in the background, only under https or on localhost (ALTCHA on this server, no third party). Default: `off` in `local`, else `on`.',
    ),
    BOT_CHECK_COST: withDefault(wholeNumber(1, 1_000_000), 5000).describe(
      'The work of a proof: hash rounds for each of 50 to 150 guesses. 5000 takes a phone about a second.',
    ),
  },
  read: (given, environment) => ({
    hasBotCheck: given.BOT_CHECK ? given.BOT_CHECK === 'on' : environment !== 'local',
    botCheckCost: given.BOT_CHECK_COST,
  }),
  featuresOff: [
    {
      check: 'bot check',
      isOff: ({ hasBotCheck }) => !hasBotCheck,
      found: 'Bots can sign up and request codes.',
      remedy: 'Set BOT_CHECK=on.',
    },
  ],
});
