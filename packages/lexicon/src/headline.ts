import { fold } from './fold.ts';
import { ROLE_NOUNS } from './role-noun.ts';

/** The headline of a profile: what the person does, what else they list, and where they do it. */
export type Headline = { title: string; listed: string; employer: string };

const PARTED = /\s*[|•·]\s*|\s+(?:—|–|::)\s+/;
const AT = /\s+(?:at|@)\s+(?=\S)/i;

const namesJob = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}+#.]+/u)
    .some((word) => ROLE_NOUNS.has(word));

/**
 * Parses a headline: "Java Developer at Infosys | Spring Boot | Kafka". If it has no separator, or no part names a job, the whole
 * text is the title.
 */
export function headlineOf(text: string): Headline {
  const parts = text.split(PARTED).filter((part) => part !== '');
  const titles = parts.filter(namesJob);
  if (titles.length === 0) return { title: text, listed: '', employer: '' };
  const own: string[] = [];
  const employers: string[] = [];
  for (const part of titles) {
    const [before = '', ...after] = part.split(AT);
    const isParted = after.length > 0 && namesJob(before);
    own.push(isParted ? before : part);
    if (isParted) employers.push(after.join(' '));
  }
  const listed = parts.filter((part) => !titles.includes(part));
  return { title: own.join(' | '), listed: listed.join(' | '), employer: employers.join(' | ') };
}
