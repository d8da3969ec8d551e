import type { BotCheck } from './port.ts';

/** Checks nothing: for a developer's machine, or for an installation without outside visitors. */
export const createBotCheckOff = (): BotCheck => ({
  isOn: false,
  challenge: async () => null,
  read: async () => undefined,
  probe: async () => 'Nothing is checked: BOT_CHECK is off.',
});
