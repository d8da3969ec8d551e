import { onOff, optional, withDefault, wrongOutsideLocal, configPart } from './kit.ts';

/** Passwords and sessions. */
export const signIn = configPart({
  variables: {
    REFUSE_COMMON_PASSWORDS: optional(onOff).describe(
      'Whether very common passwords are refused. `off` in `local`, else `on`.',
    ),
    WEAK_PASSWORD_HASHES: withDefault(onOff, 'off').describe(
      'Whether passwords are stored under hashes that cost no time, for tests. `on` is refused outside `local`; whoever sets a password with it cannot sign in without it.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        given.WEAK_PASSWORD_HASHES === 'on',
        'Set WEAK_PASSWORD_HASHES to off: whoever steals a weak hash finds its password.',
      ],
    ]),
  read: (given, environment) => ({
    refusesCommonPasswords: given.REFUSE_COMMON_PASSWORDS
      ? given.REFUSE_COMMON_PASSWORDS === 'on'
      : environment !== 'local',
    hasWeakPasswordHashes: given.WEAK_PASSWORD_HASHES === 'on',
  }),
});
