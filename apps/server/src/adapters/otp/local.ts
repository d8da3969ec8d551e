import type { OtpProvider } from './port.ts';

/** The code that a local installation accepts from everybody; the configuration refuses this provider elsewhere. */
const LOCAL_CODE = '123456';

/** Sends nothing: whoever runs the product on their own machine knows the code. */
export const createLocalOtpProvider = (): OtpProvider => ({
  name: 'Local',
  newCode: () => LOCAL_CODE,
  send: async () => ({ status: 'not sent' }),
});
