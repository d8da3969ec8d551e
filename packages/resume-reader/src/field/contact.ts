import type { Locality } from '@talaash/domain/locality/schema';
import type { Link } from '../page/document.ts';
import type { Line } from '../page/line.ts';
import { fullUrl, mailsIn, urlsIn, withoutUrls } from '../words/url.ts';
import { isTitle } from '../words/title.ts';
import { type FindPlace, placeOf, trimmed } from '../entry/piece.ts';
import { stated } from '../entry/stated.ts';

export type Profiles = {
  linkedInProfileUrl?: string;
  githubProfileUrl?: string;
  stackOverflowProfileUrl?: string;
  personalBlogUrl?: string;
};

const BLOG_HOSTS =
  /(?:medium\.com|hashnode\.(?:dev|com)|dev\.to|blogspot\.|wordpress\.com|substack\.com|behance\.net|dribbble\.com|github\.io|netlify\.app|vercel\.app|about\.me|notion\.site)/i;
const NO_BLOG =
  /(?:linkedin|github\.com|gitlab|stackoverflow|leetcode|hackerrank|codechef|codeforces|geeksforgeeks|kaggle|twitter|x\.com|facebook|instagram|youtube|google\.|whatsapp|wa\.me|credly|coursera|udemy|play\.google|apps\.apple|t\.me|skype|scholar|orcid|bit\.ly|drive\.)/i;

/** The profiles named in the text or in a link. `top` holds the lines of the head and of the contact sections. */
export function profilesOf(
  top: readonly Line[],
  all: readonly Line[],
  links: readonly Link[],
  projectUrls: ReadonlySet<string>,
): Profiles {
  const topUrls = urlsIn(joined(top));
  const allText = joined(all);
  const allUrls = urlsIn(allText);
  const linked = links.map(({ url }) => url).filter((url) => /^https?:/i.test(url));
  const known = [...topUrls, ...linked, ...allUrls];
  const pick = (pattern: RegExp) => known.find((url) => pattern.test(url));
  const linkedIn = pick(/linkedin\.com\/(?:in|pub)\/[^/?#\s]+/i);
  const github = known.find((url) => /(?:^|\/\/|\.)github\.com\/[A-Za-z0-9-]+\/?$/i.test(url));
  const stack = pick(/stackoverflow\.com\/users\//i);
  const mailHosts = new Set(mailsIn(allText).map((mail) => (mail.split('@')[1] ?? '').toLowerCase()));
  const isBlog = (url: string) => {
    const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
    return (
      !NO_BLOG.test(url) &&
      !projectUrls.has(fullUrl(url)) &&
      !(mailHosts.has(host) && /gmail|yahoo|outlook|hotmail|rediff|proton/.test(host))
    );
  };
  const blog =
    topUrls.find(isBlog) ??
    linked.find((url) => isBlog(url) && BLOG_HOSTS.test(url)) ??
    allUrls.find((url) => isBlog(url) && BLOG_HOSTS.test(url));
  return stated({
    linkedInProfileUrl: linkedIn && fullUrl(linkedIn),
    githubProfileUrl: github && fullUrl(github),
    stackOverflowProfileUrl: stack && fullUrl(stack),
    personalBlogUrl: blog && fullUrl(blog),
  });
}

/** In a narrow column, an address may wrap: the next line continues it. */
function joined(lines: readonly Line[]): string {
  const texts: string[] = [];
  for (const [at, line] of lines.entries()) {
    const open = texts.at(-1) ?? '';
    const last = open.slice(open.lastIndexOf(' ') + 1);
    const above = lines[at - 1];
    const fills = above !== undefined && above.right > above.edge - above.size * 1.5;
    const isOpen = /[/._-]$/.test(last)
      ? /\.[a-z]{2,}|https?:|www/i.test(last)
      : fills && /^(?:https?:\/\/|www\.|[a-z0-9-]+\.[a-z]{2,})\S*\/\S*$/i.test(last);
    const continues =
      isOpen &&
      !line.startsColumn &&
      /^[a-z0-9/_.-]+(?:\s|$)/.test(line.text) &&
      !/^(?:https?:|www\.)|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/|@/.test(line.text.split(' ')[0] ?? '');
    if (continues && texts.length > 0) texts[texts.length - 1] = open + line.text;
    else texts.push(line.text);
  }
  return texts.join('\n');
}

const MAIL_OR_PHONE = /\S+@\S+|(?:\(?\+?\d[\d\s()-]{8,}\d)/g;
const PLACE_LABEL =
  /^(?:current\s+)?(?:location|loc|l|add|address|city|residence|based in|lives in|place|पता|स्थान|current address|present address)\s*[:–-]\s*/i;
/** Willingness to relocate says nothing about where the person lives. */
const NOW_AT = /\s*[(,]?\s*\b(?:open|willing|ready) to\b.*$/i;
const NO_PLACE_LINE = /^(?:place of birth|birth ?place|permanent address|date|nationality|father)/i;

/** Where the person lives: the part of a head line that names only a place. */
export function localityOf(
  lines: readonly Line[],
  findPlace: FindPlace,
): { place: Locality; page: number } | undefined {
  for (const line of lines) {
    if (NO_PLACE_LINE.test(line.text)) continue;
    for (const { text } of line.segments) {
      const place = placeInSegment(text, findPlace);
      if (place !== undefined) return { place, page: line.page };
    }
  }
  return undefined;
}

const PARTS = /\s*(?:[|•·●/→➔⇒;]|\s[-–—]\s|\s{2,}|\s(?=L(?:oc)?\s*:))\s*/u;

function placeInSegment(text: string, findPlace: FindPlace): Locality | undefined {
  for (const part of withoutUrls(text.replace(MAIL_OR_PHONE, ' | ')).split(PARTS)) {
    const plain = trimmed(part.replace(PLACE_LABEL, '').replace(NOW_AT, ''));
    if (plain === '' || /@|https?:|www\./.test(plain)) continue;
    const place =
      placeOf(plain.replace(/\(.*\)$/, '').trim(), findPlace) ??
      placeAtEnd(plain.split(/\s*,\s*/), PLACE_LABEL.test(part), findPlace);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The place at the end of an address, or after a phone number or a title. */
function placeAtEnd(names: string[], isLabelled: boolean, findPlace: FindPlace): Locality | undefined {
  const [first = '', ...rest] = names;
  const isAddress = isLabelled || (names.length >= 3 && names.some((name) => /\d/.test(name)));
  const isBehind = names.length <= 3 && (isPhone(first) || isTitle(first));
  if (!isAddress && !isBehind) return undefined;
  const placesOf = (texts: readonly string[]) => texts.map((text) => placeOf(text, findPlace));
  const tail = placesOf(rest.map((_, at) => rest.slice(at).join(', '))).find(Boolean);
  return tail ?? (isAddress ? placesOf(names.toReversed()).find((place) => place?.suburb) : undefined);
}

const isPhone = (text: string) => (text.match(/\d/g) ?? []).length >= 8;
