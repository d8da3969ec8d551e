import { oneOf, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

/** Who takes payments. */
export const payment = configPart({
  variables: {
    PAYMENTS_PROVIDER: withDefault(oneOf(['local']), 'local').describe(
      'Who takes payments. `local` is a checkout page of our own that takes no money; it is refused outside `local`.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        given.PAYMENTS_PROVIDER === 'local',
        'Set PAYMENTS_PROVIDER to a provider that takes money: local takes none.',
      ],
    ]),
  read: (given) => ({ paymentsProvider: given.PAYMENTS_PROVIDER }),
});
