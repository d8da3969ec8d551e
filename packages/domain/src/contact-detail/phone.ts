import { type Span, spansOf } from './span.ts';

/** Numbers that are not phone numbers: dates, times, versions, IP addresses, amounts, books, papers and patents. */
const OTHER_NUMBERS = [
  // A day, with a month in figures.
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)?\d\d(?!\d|[./-]\d)/g,
  /(?<!\d)(?:19|20)\d\d([./-])\d{1,2}\1\d{1,2}(?!\d)/g,
  // A month: 06.2019, 2019-06.
  /(?<![\d./-])(?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)/g,
  /(?<![\d./-])(?:19|20)\d\d[./-](?:0[1-9]|1[0-2])(?![\d.])/g,
  // A time of a file: 20240512103045.
  /(?<!\d)20[0-3]\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])[-_ ]?\d{0,9}(?!\d)/g,
  /(?<!\d)\d{1,2}[.:]\d\d\s?(?:-|–|to)\s?\d{1,2}[.:]\d\d(?!\d)/g,
  /(?<![\d.])(?:\d{1,3}\.){2,3}\d{1,3}(?:\/\d{1,2})?(?![\d.]|[ -]\d{3})/g,
  /(?:₹|(?<!\p{L})(?:rs\.?|inr|usd|eur)|[$€£])\s?(?!\d{10})\d[\d,.]{0,14}(?:\s?(?:-|–|to)\s?(?!\d{10})\d[\d,.]{0,14})?(?!\d)/giu,
  // Groups of thousands, and of lakhs.
  /(?<![\d,])\d{1,3}(?:,\d{3})+(?![,\d])/g,
  /(?<![\d,])\d{1,2}(?:,\d\d)*,\d{3}(?![,\d])/g,
  /(?<!\d)(?![6-9]\d{9}(?!\d))\d{1,4}0{6,}(?!\d)/g,
  /(?<![\d-])97[89][- ]?(?:\d[- ]?){9}\d(?![\d-])/g,
  /\bdoi\b:?\s?\S{1,80}|\b10\.\d{4,5}\/\S{1,80}/gi,
  /\bpatents?\b[^.\n]{0,24}?\d[\d/, ]{5,20}/gi,
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi,
];

/** Digits with at most three separators between two of them. Letters with a hyphen before them make a code. */
const DIGITS = /(?<![\p{L}\p{N}])(?<![\p{L}\p{N}][-_/])\+?\d(?:[\s().–—-]{0,3}\d){7,}(?![\p{L}_])/gu;
const YEARS = /^(?:(?:19|20)\d\d[\s().–—-]*)+$/;

/** The length of a phone number: at least with the code of its country or city, and at most what can be dialled. */
const PHONE_DIGITS = { min: 10, minWithPlus: 8, max: 15 };

/** A mobile number of India with any separators. */
const MOBILE =
  /(?<![\p{N}])(?<!\p{N}[.,/-])(?:(?:\+|00)?91[^\p{L}\p{N}\n]{0,3}|0[^\p{L}\p{N}\n]{0,2})?[6-9](?:[^\p{L}\p{N}\n]{0,3}\d){9}(?![^\p{L}\p{N}\n]?\d)/gu;

export const findPhones = (text: string): Span[] => [
  ...findWrittenPhones(text, PHONE_DIGITS),
  ...spokenNumbers(text),
];

/** Phone numbers written in digits, with the number of digits. */
export function findWrittenPhones(text: string, length: typeof PHONE_DIGITS): Span[] {
  const digits = withoutOtherNumbers(withDigits(text));
  return [
    ...spansOf(DIGITS, digits, (found) => isPhone(found, length)),
    ...spansOf(MOBILE, digits, (found) => !isCount(found)),
  ];
}

/** With digits in place of look-alike letters beside digits: "98O45 l2345". */
const withDigits = (text: string): string =>
  /\d/.test(text)
    ? text.replace(
        /(?<=\d)[OolI]{1,3}(?=\d)|(?<![\p{L}\p{N}])[OolI](?=\d)|(?<=\d)[OolI](?![\p{L}\p{N}])/gu,
        (letters) => letters.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'),
      )
    : text;

/** With stars in place of other numbers, which keeps positions. */
const withoutOtherNumbers = (text: string): string =>
  OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, (found) => 'x'.repeat(found.length)), text);

function isPhone(match: string, { min, minWithPlus, max }: typeof PHONE_DIGITS): boolean {
  if (YEARS.test(match) || isCount(match)) return false;
  const digits = match.replace(/\D/g, '').length;
  return digits >= (match.startsWith('+') ? minWithPlus : min) && digits <= max;
}

/** Whether the numbers only count up: "6, 7, 8, 9, 10, 11, 12". */
function isCount(match: string): boolean {
  const numbers = (match.match(/\d+/g) ?? []).map(Number);
  return numbers.length > 3 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

/** Words for digits in English and Hindi. The words for tens stand for their first digit: ninety-eight. */
const DIGIT_WORDS = new Map(
  [
    ['zero oh nought shunya shoonya sifar शून्य ज़ीरो जीरो', '0'],
    ['one ek wan एक', '1'],
    ['two do twenty दो', '2'],
    ['three teen tin thirty तीन', '3'],
    ['four char chaar forty चार', '4'],
    ['five paanch panch fifty पाँच पांच', '5'],
    ['six chhe chhah chah cheh che chhai sixty छह छः छे', '6'],
    ['seven saat seventy सात', '7'],
    ['eight aath eighty आठ', '8'],
    ['nine nau ninety नौ', '9'],
    ['double triple dabal डबल', ''],
  ].flatMap(([words = '', digit = '']) =>
    words.split(' ').map((word) => [word.normalize('NFC'), digit] as const),
  ),
);
const SPOKEN = { digits: 10, words: 3, onlyWords: 7, groupMax: 5 };

type Run = { start: number; end: number; digits: number; words: number };

/** Phone numbers in words, or in words and digits. */
function spokenNumbers(text: string): Span[] {
  const found: Span[] = [];
  let run: Run | undefined;
  const finish = () => {
    if (run && (run.words >= SPOKEN.onlyWords || (run.words >= SPOKEN.words && run.digits >= SPOKEN.digits)))
      found.push({ start: run.start, end: run.end });
    run = undefined;
  };
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const isNumber = /^\d/.test(token) && token.length <= SPOKEN.groupMax;
    const word = isNumber ? undefined : DIGIT_WORDS.get(token.toLowerCase());
    if (!isNumber && word === undefined) {
      finish();
      continue;
    }
    const end = index + token.length;
    if (run && index - run.end > 3) finish();
    run ??= { start: index, end, digits: 0, words: 0 };
    run.end = end;
    run.digits += isNumber ? token.length : 1;
    run.words += isNumber ? 0 : 1;
  }
  finish();
  return found;
}
