import type { TextRule } from './finding.ts';

/** Offensive words in English, Hindi and romanised Hindi. Words that are also names are left out. */
const ABUSE =
  'fuck|fucks|fucked|fucker|fucking|motherfucker|motherfucking|shit|shitty|bullshit|bitch|bitches|asshole|cunt|slut|whore|' +
  'madarchod|maderchod|bhenchod|behenchod|bhosdike|bhosdi|bhosadike|chutiya|chutiye|chutiyapa|gaandu|lavde|lauda|' +
  'मादरचोद|भेनचोद|बहनचोद|चूतिया|चुतिया|भोसड़ीके|गांडू|गाँडू|लौड़ा';

const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${ABUSE})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

export const PROFANITY_RULES: readonly TextRule[] = [
  {
    certainty: 97,
    find: (text) => (PATTERN.test(text.normalize('NFC')) ? 'remove the offensive words.' : undefined),
  },
];
