import { configPart, oneOf, optional, wrongOutsideLocal } from './kit.ts';

/** Whether the server reads busy times from the calendars that people connect. */
export const calendar = configPart({
  variables: {
    CALENDARS: optional(oneOf(['fetch', 'stand-in', 'off'])).describe(
      'How busy times are read from the calendars that people connect. `fetch`: by CalDAV, only over https and never at a private address. `off`: not at all, for a network without outgoing requests. `stand-in`: calendars at calendars.example count; `local` only. Default: `fetch`; in `local`, `stand-in`.',
    ),
  },
  problems: ({ CALENDARS: calendars }, environment) =>
    wrongOutsideLocal(environment, [
      [calendars === 'stand-in', 'Set CALENDARS to fetch or off: the stand-in invents busy times.'],
    ]),
  read: ({ CALENDARS: calendars }, environment) => ({
    calendars: calendars ?? (environment === 'local' ? 'stand-in' : 'fetch'),
  }),
});
