import type { CodeAccounts } from './port.ts';

/** No host is configured. */
export const createCodeAccountsOff = (): CodeAccounts => ({
  mode: 'off',
  begin: async () => refuse(),
  complete: async () => refuse(),
});

function refuse(): never {
  throw new Error('No code host is configured.');
}
