import { configPart, oneOf, optional, wrongOutsideLocal } from './kit.ts';

/** Whether companies can connect their applicant tracking systems. */
export const applicantTracking = configPart({
  variables: {
    APPLICANT_TRACKING: optional(oneOf(['vendors', 'stand-in', 'off'])).describe(
      'Which applicant tracking systems companies can connect. `vendors`: Greenhouse, Lever and Ashby, over https at its fixed addresses. `off`: none, for a network without outgoing requests. `stand-in`: one that works without a network and stores nothing; `local` only. Default: `vendors`; in `local`, `stand-in`.',
    ),
  },
  problems: ({ APPLICANT_TRACKING: tracking }, environment) =>
    wrongOutsideLocal(environment, [
      [
        tracking === 'stand-in',
        'Set APPLICANT_TRACKING to vendors or off: the stand-in sends nobody anywhere.',
      ],
    ]),
  read: ({ APPLICANT_TRACKING: tracking }, environment) => ({
    applicantTracking: tracking ?? (environment === 'local' ? 'stand-in' : 'vendors'),
  }),
});
