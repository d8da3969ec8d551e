import type { ParsedWorkExperience } from '@talaash/domain/resume/schema';
import type { Paragraph } from '../section/paragraph.ts';
import { findRange } from '../words/date.ts';
import { isInternship, isRemote, isTitle } from '../words/title.ts';
import { isBodyLabel } from '../words/detail.ts';
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

/** Entries written as labels and values: "Company : Infosys", "Designation : Programmer", "Duration : ...". */
export function labelledExperiences(
  paragraphs: readonly Paragraph[],
  { findPlace, now, doubts }: Surroundings,
  isInternships: boolean,
): Found<ParsedWorkExperience>[] {
  const drafts = draftsOf(paragraphs);
  return drafts.flatMap((draft) => {
    const { company: named, title, dates, body, page } = draft;
    if (named === undefined && title === undefined) return [];
    const company = named === undefined ? undefined : withoutPlace(withoutDates(named).rest, findPlace);
    const place = (draft.place && placeOf(draft.place, findPlace)) || company?.place;
    const roles = markdownOf(body);
    const range = [dates, named, title].map((text) => text && findRange(text)).find((found) => found);
    if (company === undefined || title === undefined) doubts.add('incompleteExperience');
    const entry: ParsedWorkExperience = {
      ...(title !== undefined && { designation: trimmed(withoutDates(title).rest) }),
      ...(company !== undefined && { company: company.rest }),
      ...(place !== undefined && { locality: place }),
      tenure: tenureOf(range || undefined, now, doubts),
      ...(roles !== undefined && { rolesAndResponsibilities: roles }),
      isInternship: isInternships || isInternship(title ?? ''),
      isRemote: isRemote(draft.place ?? '') || (company?.isRemote ?? false),
    };
    return [{ entry, page }];
  });
}

function draftsOf(paragraphs: readonly Paragraph[]): Draft[] {
  const labels = paragraphs.map((paragraph) => labelsOf(paragraph));
  const keys = new Set(labels.flatMap((found) => found.map(([key]) => key)));
  if (keys.size < LABELLED_MIN || !(keys.has('company') || keys.has('title'))) return [];
  const firstKey = labels.find((found) => found.length > 0)?.[0]?.[0];
  const drafts: Draft[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const found = labels[at] ?? [];
    for (const [key, value] of found) {
      const open = drafts.at(-1);
      const isNext =
        open === undefined || (open[key] !== undefined && (key === firstKey || key === 'company'));
      if (isNext)
        drafts.push({
          body: [],
          page: paragraph.page,
          ...titleAbove(paragraphs[at - 1], open, key),
          [key]: value,
        });
      else open[key] ??= value;
    }
    if (found.length === 0 && !isBodyLabel(paragraph.text) && !isAside(paragraph.text))
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
