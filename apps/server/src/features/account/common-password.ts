import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { validationRefusal } from '../../call/refusal.ts';
import type { Config } from '../../base/config.ts';

/** Words that attackers try first. They also match in capitals, and with digits or symbols around them. */
const COMMON_WORDS = new Set(
  `abc abcd abcdef access account admin administrator amazing america angel apple asdf asdfgh asdfghjkl austin awesome
  babygirl bailey banana baseball basketball batman beautiful bharat blink buster butterfly changeme charlie cheese chelsea
  chennai chocolate computer cookie corvette cricket dallas daniel delhi diamond dragon eagle elephant everything facebook
  family flower football forever freedom friend friends ganesh ginger google guest hanuman hannah harley hello hellohello
  hockey hunter hyderabad iloveu iloveyou india indian internet jaihind jaimatadi jennifer jesus jordan joshua justin krishna
  letmein liverpool london login love lovely lucky maggie manager manchester master matrix matthew michael michelle
  mobile monkey mother mumbai mustang mynoob mypassword naruto nicole ninja nothing omsairam orange pass passport passwd
  password passwort passw patrick peaches pepper pokemon princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyu qwertyuiop
  querty ranger robert root sachin samsung secret shadow shiva silver soccer starwars startrek summer sunshine super superman
  talaash taylor temp test tester testing thomas thunder tigger trustno user victoria welcome whatever william winner winter
  yankees zaqwsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Keyboard rows: neighbouring keys, letters or digits typed in sequence. */
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
];
const ALL_SEQUENCES = SEQUENCES.flatMap((sequence) => [sequence, sequence.split('').reverse().join('')]);

/** Digits and symbols that replace letters. */
const SUBSTITUTED_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Some 49,000 passwords of breaches, the commonest ones. Read when the first password is chosen: it is large, and most nodes rarely need it. */
let listed: Promise<ReadonlySet<string>> | undefined;
const readListed = () =>
  (listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Whether a password is one that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.toLowerCase();
  return isCommonByRule(typed) || (await readListed()).has(typed);
}

/** The rules also find variants that no list has. */
function isCommonByRule(typed: string): boolean {
  const spelled = typed.replace(/[013457@$!]/g, (character) => SUBSTITUTED_LETTERS[character] ?? character);
  return (
    [typed, spelled, undecorated(typed)].some((word) => COMMON_WORDS.has(word)) ||
    isRepeated(typed) ||
    ALL_SEQUENCES.some((sequence) => sequence.includes(typed)) ||
    /^(\d)\1*(\d)\2*$/.test(typed)
  );
}

/** Without a surrounding year, symbol or the like. */
const undecorated = (text: string) => text.replace(/^[^a-z]{0,5}(.*?)[^a-z]{0,5}$/, '$1');

/** A repeated piece of at most four characters: `aaaaaa`, `121212`, `abcabc`. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/.test(text);

/**
 * Refuses very common passwords, if the configuration says so.
 * @param field the password's field in the form
 * @throws VALIDATION_FAILED with the reason
 */
export async function refuseCommonPassword(
  config: Pick<Config, 'refusesCommonPasswords'>,
  password: string,
  field: 'password' | 'newPassword',
): Promise<void> {
  if (config.refusesCommonPasswords && (await isCommonPassword(password))) {
    throw validationRefusal({ [field]: ACCOUNT_SENTENCES.passwordCommon });
  }
}
