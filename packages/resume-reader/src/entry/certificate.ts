import { ISSUER_NAME } from '@talaash/lexicon/issuer';
import type { ParsedCertification } from '@talaash/domain/resume/schema';
import { findDate, isoMonthOf } from '../words/date.ts';
import { stated } from './stated.ts';
import { firstUrl, withoutUrls } from '../words/url.ts';
import type { Paragraph } from '../section/paragraph.ts';
import type { Found } from './found.ts';
import { trimmed } from './piece.ts';
import type { Doubt } from './tenure.ts';

const ENTRIES_MAX = 40;
const ISSUER = new RegExp(
  `^(?:by\\s+|from\\s+|issued by\\s+|issuer\\s*:\\s*)?(?:${ISSUER_NAME}|iit [\\p{L} ]+|[\\p{L}&. ]*(?:university|institute|academy|foundation|alliance|board|college|school|council|association|learning|technologies)(?: of [\\p{L} ]+)?)$`,
  'iu',
);
const LEVEL =
  /^(?:associate|professional|specialty|foundation(?: level)?|expert|advanced|fundamentals|practitioner|intermediate|beginner|developer|level \d|gold|silver|elite|i{1,3}|\d+)\b/i;
const ID =
  /[\s,(|–-]*\b(?:credential|certificate|certification|licen[cs]e|registration|reg|id)\s*(?:(?:id|no|number|#)?\.?\s*[:#–-]|(?:id|no|number)\b\.?(?=\s*[A-Z/-]*\d)|(?=\s\d)(?<=\bid))\s*([A-Z0-9][A-Z0-9/-]{3,})\)?/i;

/** Every bullet or line is one certificate. */
export function certificatesOf(
  paragraphs: readonly Paragraph[],
  doubts: Set<Doubt>,
): Found<ParsedCertification>[] {
  const found: Found<ParsedCertification>[] = [];
  let last: { entry: ParsedCertification; bold: boolean } | undefined;
  for (const paragraph of paragraphs.slice(0, ENTRIES_MAX * 3)) {
    if (isDetailOf(paragraph, last)) {
      if (last !== undefined) addDetail(last.entry, paragraph.text, doubts);
      continue;
    }
    const entry = certificateOf(paragraph.text, doubts);
    if (entry === undefined) continue;
    last = { entry, bold: paragraph.bold || Boolean(paragraph.lines[0]?.bold) };
    if (found.length < ENTRIES_MAX) found.push({ entry, page: paragraph.page });
  }
  return found;
}

/** A line below the name that holds the issuer, a date or an ID. */
function isDetailOf(
  paragraph: Paragraph,
  last: { entry: ParsedCertification; bold: boolean } | undefined,
): boolean {
  if (last === undefined || paragraph.isBullet) return false;
  const rest = restWithoutDate(withoutUrls(paragraph.text.replace(ID, ' '))).rest;
  if (trimmed(rest) === '') return true;
  if (last.bold && !paragraph.bold && paragraph.gap < 1.9) return true;
  return paragraph.gap < 1.75 && ISSUER.test(trimmed(rest)) && last.entry.issuingOrganization === undefined;
}

function addDetail(entry: ParsedCertification, text: string, doubts: Set<Doubt>): void {
  const { rest, month } = restWithoutDate(withoutUrls(text.replace(ID, ' ')), doubts);
  const id = ID.exec(text)?.[1];
  const by = trimmed(rest.replace(/^(?:by|from|issued by|issuer)\s*:?\s*/i, '').split(/\s[|•·]\s/)[0] ?? '');
  if (month !== undefined) entry.issueIsoMonth ??= month;
  if (id !== undefined) entry.credentialId ??= id;
  if (by !== '' && by.length < 60) entry.issuingOrganization ??= by;
}

function certificateOf(written: string, doubts: Set<Doubt>): ParsedCertification | undefined {
  const id = ID.exec(written)?.[1];
  const url = firstUrl(written);
  const { rest, month } = restWithoutDate(withoutUrls(written.replace(ID, ' ')), doubts);
  const { name, by } = issuerOf(trimmed(rest.replace(/\s{2,}/g, ' | ')));
  if (name.length < 3 || !/\p{L}{2}/u.test(name)) return undefined;
  return stated({
    name,
    issuingOrganization: by,
    issueIsoMonth: month,
    credentialId: id,
    credentialUrl: url,
  });
}

function restWithoutDate(text: string, doubts?: Set<Doubt>): { rest: string; month: string | undefined } {
  const range = findDate(text);
  if (range === undefined) return { rest: text, month: undefined };
  const point = range.start ?? range.end;
  const month = point && isoMonthOf(point);
  if (month === undefined) doubts?.add('yearsOnly');
  const cut = `${text.slice(0, range.from)} ${text.slice(range.to)}`.replace(
    /\(\s*(?:issued|valid till|expires)?\s*\)/gi,
    ' ',
  );
  return { rest: cut.replace(/\b(?:issued|completed|obtained)(?: on| in)?\s*:?[\s,]*$/i, ''), month };
}

const isIssuer = (by: string): boolean => ISSUER.test(by);
const isShortName = (by: string): boolean => by !== '' && !LEVEL.test(by) && by.split(' ').length <= 4;

/** The ways to write a name with its issuer, most reliable first. */
const FORMS: readonly { pattern: RegExp; isBy: (by: string) => boolean }[] = [
  { pattern: /^(?<name>.*\S)\s*\((?<by>[^()]+)\)$/, isBy: isIssuer },
  { pattern: /^(?<name>[^|]*)\|(?<by>[^|]*)/, isBy: () => true },
  {
    pattern: /^(?<name>.*\S)\s+(?:by|from|issued by|offered by|through|via)\s+(?<by>\p{Lu}[^,]{1,60})$/u,
    isBy: () => true,
  },
  { pattern: /^(?<name>.*\S)\s*,\s*(?<by>[^,]+)$/, isBy: (by) => isIssuer(by) || isShortName(by) },
  { pattern: /^(?<name>.*\S)\s+[-–—]\s+(?<by>[^–—]+?)$/, isBy: isIssuer },
  { pattern: /^(?<name>.*\S)\s*:\s*(?<by>[^:]+)$/, isBy: isIssuer },
  { pattern: /^(?<by>[^–—:-]{2,40}?)\s*(?:\s[–—-]|:)\s+(?<name>.{6,})$/, isBy: isIssuer },
];

function issuerOf(text: string): { name: string; by: string | undefined } {
  for (const { pattern, isBy } of FORMS) {
    const groups = pattern.exec(text)?.groups;
    const by = trimmed(groups?.by ?? '');
    if (groups !== undefined && isBy(by)) return { name: trimmed(groups.name ?? ''), by: by || undefined };
  }
  return { name: text, by: undefined };
}
