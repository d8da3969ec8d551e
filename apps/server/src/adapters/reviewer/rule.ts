import { findContact, findContactInAddress, findContactInFilename } from './contact.ts';
import { findFiller } from './filler.ts';
import type { TextRule, TextRules } from './finding.ts';
import { findGibberish } from './gibberish.ts';
import { findInstruction } from './instruction.ts';
import { findOffer } from './offer.ts';
import { findAbuse } from './profanity.ts';
import { findRepetition } from './repetition.ts';
import { findShouting } from './shouting.ts';

export const PROSE_RULES: readonly TextRule[] = [
  findContact,
  findFiller,
  findAbuse,
  findGibberish,
  findRepetition,
  findShouting,
  findOffer,
  findInstruction,
];

export const LABEL_RULES: readonly TextRule[] = [
  findContact,
  findFiller,
  findAbuse,
  findOffer,
  findInstruction,
];

export const CODE_RULES: readonly TextRule[] = [findContact, findAbuse, findInstruction];

export const FILENAME_RULES: readonly TextRule[] = [findContactInFilename, findAbuse];

export const ADDRESS_RULES: readonly TextRule[] = [findContactInAddress, findAbuse];

/** The rules of a profile, by the kind of text. */
export const PROFILE_RULES: TextRules = {
  prose: PROSE_RULES,
  label: LABEL_RULES,
  code: CODE_RULES,
  filename: FILENAME_RULES,
  address: ADDRESS_RULES,
};
