import { configPart, onOff, optional, wholeNumber, withDefault } from './kit.ts';

/** Whether browsers prove that they spent work. */
export const botCheck = configPart({
  variables: {
    BOT_CHECK: optional(onOff).describe(
      'Whether sign-up, one-time codes, password reset, the contact form and bursts of guest searches need a proof of work, which a browser computes in the background (ALTCHA on this server; nobody else is asked). Browsers compute it under https or on localhost only. `off` in `local`, else `on`.',
    ),
    BOT_CHECK_COST: withDefault(wholeNumber(1, 1_000_000), 5000).describe(
      'How much work a proof is, in rounds of hashing for each of 50 to 150 guesses. With 5000, a phone works for about a second.',
    ),
  },
  read: (given, environment) => ({
    hasBotCheck: given.BOT_CHECK ? given.BOT_CHECK === 'on' : environment !== 'local',
    botCheckCost: given.BOT_CHECK_COST,
  }),
});
