import type { BotCheck } from './port.ts';

/** Checks nothing: for a developer's machine, or for an installation without outside visitors. */
export const createBotCheckOff = (): BotCheck => ({
  isOn: false,
  challenge: async () => null,
  read: async () => undefined,
  probe: async () => 'There is no bot check: BOT_CHECK is off.',
});
