import { configPart, oneOf, optional, wrongOutsideLocal } from './kit.ts';

/** Whether the server reads the pages of certificates. */
export const certificatePage = configPart({
  variables: {
    CERTIFICATE_PAGES: optional(oneOf(['fetch', 'stand-in', 'off'])).describe(
      'How the link of a certificate is verified. `fetch`: the server reads the page once, only over https and never at a private address. `off`: it reads none, for a network without outgoing requests. `stand-in`: links at certificates.example count; `local` only. Default: `fetch`; in `local`, `stand-in`.',
    ),
  },
  problems: ({ CERTIFICATE_PAGES: pages }, environment) =>
    wrongOutsideLocal(environment, [
      [
        pages === 'stand-in',
        'Set CERTIFICATE_PAGES to fetch or off: the stand-in verifies whatever it is given.',
      ],
    ]),
  read: ({ CERTIFICATE_PAGES: pages }, environment) => ({
    certificatePages: pages ?? (environment === 'local' ? 'stand-in' : 'fetch'),
  }),
});
