import { onOff, optional, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

/** Passwords and sessions. */
export const signIn = configPart({
  variables: {
    REFUSE_COMMON_PASSWORDS: optional(onOff).describe(
      'Whether to refuse very common passwords. Default: `off` in `local`, else `on`.',
    ),
    WEAK_PASSWORD_HASHES: withDefault(onOff, 'off').describe(
      'Whether to store passwords with fast hashes, for tests. Refused outside `local`. A password that was set with `on` does not work with `off`.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        given.WEAK_PASSWORD_HASHES === 'on',
        'Set WEAK_PASSWORD_HASHES to off: weak hashes reveal their passwords when stolen.',
      ],
    ]),
  read: (given, environment) => ({
    refusesCommonPasswords: given.REFUSE_COMMON_PASSWORDS
      ? given.REFUSE_COMMON_PASSWORDS === 'on'
      : environment !== 'local',
    hasWeakPasswordHashes: given.WEAK_PASSWORD_HASHES === 'on',
  }),
});
