import { oneOf, withDefault, wholeNumber, wrongOutsideLocal, configPart } from './kit.ts';

/** Who sends one-time codes, and how many. */
export const oneTimeCode = configPart({
  variables: {
    OTP_PROVIDER: withDefault(oneOf(['local']), 'local').describe(
      'Who sends one-time codes. `local` sends none and accepts 123456; it is refused outside `local`.',
    ),
    ONE_TIME_CODES_UNVERIFIED_PER_NETWORK: withDefault(wholeNumber(10, 1_000_000), 100).describe(
      'How many one-time codes that nobody verified a network (an IPv4 address, or a /48 of IPv6) may request in 24 hours, besides those that its verified codes allow.',
    ),
    ONE_TIME_CODES_UNVERIFIED_PER_PREFIX: withDefault(wholeNumber(10, 1_000_000), 50).describe(
      'The same for a number prefix: 10,000 mobile numbers that differ in their last four digits.',
    ),
    ONE_TIME_CODES_VERIFIED_PERCENT: withDefault(wholeNumber(1, 90), 25).describe(
      'The least share of one-time codes that a crowd of people verifies. With 25, each verified code allows three others.',
    ),
    ONE_TIME_CODES_ALERT_PER_COUNTRY: withDefault(wholeNumber(10, 10_000_000), 500).describe(
      'How many unverified one-time codes to a country in an hour are logged as an error, besides those that its verified codes allow. They are not refused.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        given.OTP_PROVIDER === 'local',
        'Set OTP_PROVIDER to a provider that sends codes: local accepts 123456 from everybody.',
      ],
    ]),
  read: (given) => ({
    otpProvider: given.OTP_PROVIDER,
    oneTimeCodes: {
      unverifiedPerNetwork: given.ONE_TIME_CODES_UNVERIFIED_PER_NETWORK,
      unverifiedPerPrefix: given.ONE_TIME_CODES_UNVERIFIED_PER_PREFIX,
      verifiedPercent: given.ONE_TIME_CODES_VERIFIED_PERCENT,
      alertPerCountry: given.ONE_TIME_CODES_ALERT_PER_COUNTRY,
    },
  }),
});
