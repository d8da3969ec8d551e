import type { TextRule } from './finding.ts';
import { firstFound, readingsOf } from './reading.ts';

/** Offensive words in English, Hindi and romanised Hindi. Words that are also names are left out. */
const ABUSE =
  'fuck|fucks|fucked|fucker|fucking|motherfucker|motherfucking|shit|shitty|bullshit|bitch|bitches|asshole|cunt|slut|whore|' +
  'madarchod|maderchod|bhenchod|behenchod|bhosdike|bhosdi|bhosadike|chutiya|chutiye|chutiyapa|gaandu|lavde|lauda|' +
  'मादरचोद|भेनचोद|बहनचोद|चूतिया|चुतिया|भोसड़ीके|गांडू|गाँडू|लौड़ा';

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${ABUSE})(?![\\p{L}\\p{M}\\p{N}])`.normalize('NFC'),
  'iu',
);

export const findAbuse: TextRule = (text) => {
  const words = firstFound([PATTERN], readingsOf(text));
  return words === undefined ? [] : [{ fault: 'abuse', words }];
};
