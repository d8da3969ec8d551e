import type { Calendars } from './port.ts';

/** The operator forbids outgoing requests. */
export const createCalendarsOff = (): Calendars => ({
  mode: 'off',
  readBusy: async () => {
    throw new Error('No calendar is read here.');
  },
});
