import type { ParsedWorkExperience } from '@talaash/domain/resume/schema';
import type { Paragraph } from '../section/paragraph.ts';
import { findRange } from '../words/date.ts';
import { isInternship, isRemote, isTitle } from '../words/title.ts';
import { isBodyLabel } from '../words/detail.ts';
import { stated } from './stated.ts';
import { markdownOf } from './block.ts';
import type { Found, Surroundings } from './found.ts';
import { placeOf, trimmed, withoutDates, withoutPlace } from './piece.ts';
import { tenureOf } from './tenure.ts';

type Key = 'company' | 'title' | 'dates' | 'place';
type Draft = Partial<Record<Key, string>> & { body: Paragraph[]; page: number };

const LABELS: readonly (readonly [Key, RegExp])[] = [
  ['company', /^(?:name of (?:the )?)?(?:company|organi[sz]ation|employer|firm|institute)(?:\s*name)?$/i],
  ['title', /^(?:designation|job title|position|role|title|post|profile)(?:\s*held)?$/i],
  [
    'dates',
    /^(?:duration|period|tenure|dates?|from|time ?period|working period|experience|employment period)$/i,
  ],
  ['place', /^(?:location|place|city|work location|job location)$/i],
];
const LABELLED_LINE = /^([\p{L} ]{3,28}?)\s*(?:\s[-–]\s|:)\s*[-–]?\s*(\S.*)$/u;
const LABELLED_MIN = 2;
const NUMBERING = /^\(?\d{1,2}[.):]+\s*/;

/** Reads entries written as labels and values: "Company : Infosys", "Designation : Programmer", "Duration : ...". */
export function labelledExperiences(
  paragraphs: readonly Paragraph[],
  { findPlace, now, doubts }: Surroundings,
  isInternships: boolean,
): Found<ParsedWorkExperience>[] {
  return draftsOf(paragraphs).flatMap(
    ({ company: named = '', title = '', dates = '', place = '', body, page }) => {
      if (named === '' && title === '') return [];
      if (named === '' || title === '') doubts.add('incompleteExperience');
      const company = withoutPlace(withoutDates(named).rest, findPlace);
      const range = [dates, named, title].map((text) => findRange(text)).find(Boolean);
      const entry = stated({
        designation: trimmed(withoutDates(title).rest) || undefined,
        company: company.rest || undefined,
        locality: placeOf(place, findPlace) ?? company.place,
        tenure: tenureOf(range, now, doubts),
        rolesAndResponsibilities: markdownOf(body),
        isInternship: isInternships || isInternship(title),
        isRemote: isRemote(place) || company.isRemote,
      });
      return [{ entry, page }];
    },
  );
}

function draftsOf(paragraphs: readonly Paragraph[]): Draft[] {
  const lines = paragraphs.map((paragraph) => ({ paragraph, labels: labelsOf(paragraph) }));
  const keys = lines.flatMap(({ labels }) => labels.map(([key]) => key));
  const isNamed = keys.includes('company') || keys.includes('title');
  if (!isNamed || new Set(keys).size < LABELLED_MIN) return [];
  const drafts: Draft[] = [];
  for (const [at, { paragraph, labels }] of lines.entries()) {
    for (const [key, value] of labels) {
      const open = drafts.at(-1);
      const isFirst = key === keys[0] || key === 'company';
      if (open === undefined || (isFirst && open[key] !== undefined)) {
        const title = titleAbove(paragraphs[at - 1], open, key);
        drafts.push({ body: [], page: paragraph.page, ...title, [key]: value });
      } else open[key] ??= value;
    }
    if (labels.length === 0 && !isBodyLabel(paragraph.text) && !isAside(paragraph.text))
      drafts.at(-1)?.body.push(paragraph);
  }
  return drafts;
}

/** "1. Android Developer" above "Company Name: ...". */
function titleAbove(above: Paragraph | undefined, open: Draft | undefined, key: Key): Partial<Draft> {
  const title = above?.text.replace(/^\d+[.)]\s*/, '') ?? '';
  if (
    above === undefined ||
    key !== 'company' ||
    above.isBullet ||
    title.length > 80 ||
    labelsOf(above).length > 0 ||
    !isTitle(title)
  )
    return {};
  if (open?.body.at(-1) === above) open.body.pop();
  return { title };
}

const isAside = (text: string) => /\b(ctc|notice period|lpa)\b/i.test(text);

function labelsOf(paragraph: Paragraph): [Key, string][] {
  if (paragraph.isBullet) return [];
  const texts =
    paragraph.segments.length === 2 && /:?$/.test(paragraph.segments[0]?.text ?? '')
      ? [paragraph.text.replace(/\s{2,}:?\s*/, ' : ').replace(/: : ?|:\s+:/, ': ')]
      : paragraph.segments.map(({ text }) => text);
  return texts.flatMap((text) => {
    const match = LABELLED_LINE.exec(text.replace(NUMBERING, ''));
    const key =
      match === null ? undefined : LABELS.find(([, label]) => label.test((match[1] ?? '').trim()))?.[0];
    return key === undefined || match === null ? [] : [[key, (match[2] ?? '').trim()] as [Key, string]];
  });
}
