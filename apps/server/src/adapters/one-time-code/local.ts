import type { OneTimeCodeProvider } from './port.ts';

/** The code that a local installation accepts from everybody; the configuration refuses this provider elsewhere. */
const LOCAL_CODE = '123456';

/** Sends nothing: whoever runs the product on their own machine knows the code. */
export const createLocalOneTimeCodeProvider = (): OneTimeCodeProvider => ({
  nameFor: () => 'Local',
  newCode: () => LOCAL_CODE,
  send: async () => ({
    provider: 'Local',
    response: { status: 'not sent' },
    isOurs: true,
    check: null,
    isCertain: true,
  }),
  check: async () => 'ended',
  probe: async () => `Codes are not sent; everybody's code is ${LOCAL_CODE}.`,
});
