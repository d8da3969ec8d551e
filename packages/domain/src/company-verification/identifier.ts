import type { CompanyIdentifierKind } from './choice.ts';
import { CIN_YEAR_MIN } from './limit.ts';

/** A person types these with spaces, hyphens and small letters. */
export const normalIdentifier = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State or territory, the PAN of the holder, the number of the registration in the state, a letter, the check digit. */
const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

/** 25 was merged into 26 and 28 is the old Andhra Pradesh; registrations under both still exist. 97 and 99 are of the centre. */
const isGstState = (code: number) => (code >= 1 && code <= 38) || code === 97 || code === 99;

/**
 * The last character of a GSTIN, from the 14 before it: each value is multiplied by 1 and 2 in turn, its two digits in base 36 are
 * added, and the sum is filled up to a multiple of 36.
 */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

function gstinRefusal(gstin: string): string | undefined {
  const [, state] = GSTIN.exec(gstin) ?? [];
  if (state === undefined) return 'Must be a GSTIN of 15 characters, such as 27AAPFU0939F1ZV';
  if (!isGstState(Number(state))) return 'The first two digits are no state of India';
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin.at(-1)
    ? undefined
    : 'The last character does not fit the others. Please compare it with your certificate.';
}

/** Listed or not, industry, state, year, kind of ownership, number. It has no check digit. */
const CIN = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/;

const CIN_STATES = new Set(
  (
    'AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR TS TZ ' +
    'UK UP UR UT WB'
  ).split(' '),
);

const CIN_OWNERSHIPS = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));

function cinRefusal(cin: string, thisYear: number): string | undefined {
  const [, state = '', year, ownership = ''] = CIN.exec(cin) ?? [];
  if (year === undefined) return 'Must be a CIN of 21 characters, such as U72200KA2013PTC097389';
  if (!CIN_STATES.has(state)) return 'Characters 7 and 8 are no state of India';
  if (Number(year) < CIN_YEAR_MIN || Number(year) > thisYear)
    return 'Characters 9 to 12 are no year of incorporation';
  return CIN_OWNERSHIPS.has(ownership) ? undefined : 'Characters 13 to 15 are no kind of company';
}

/** Why an identifier cannot be right, by its form and its check digit; undefined if it can be. It may still be somebody else's. */
export const identifierRefusal = (
  kind: CompanyIdentifierKind,
  value: string,
  thisYear = new Date().getUTCFullYear(),
): string | undefined => (kind === 'gstin' ? gstinRefusal(value) : cinRefusal(value, thisYear));
