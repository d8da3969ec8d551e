import { KINDS_OF_COMPANY } from '@talaash/lexicon/company-word';
import { wordsOf } from './finding.ts';

/** Hosts where anybody gets a free page, and social media. */
const FREE_HOSTS = new Set(
  (
    'gmail.com google.com goo.gl blogspot.com wordpress.com wixsite.com weebly.com squarespace.com webflow.io carrd.co ' +
    'github.io github.com gitlab.io netlify.app vercel.app pages.dev herokuapp.com firebaseapp.com web.app notion.site ' +
    'facebook.com fb.com instagram.com linkedin.com twitter.com x.com youtube.com t.me wa.me bit.ly tinyurl.com linktr.ee ' +
    'medium.com yahoo.com outlook.com tumblr.com godaddysites.com business.site example.com example.org example.net'
  ).split(' '),
);

/** Second-level domains below which countries register names, such as co.in. */
const SECOND_LEVELS = new Set('co com net org ac gov edu firm gen ind info'.split(' '));

const SMALL_WORDS = new Set('the and of for a an indian'.split(' '));

/** Whether many names of companies share a word. */
const isShared = (word: string): boolean => SMALL_WORDS.has(word) || KINDS_OF_COMPANY.has(word);

const SHARED_PREFIX_MIN = 4;

export type WebsiteFit = 'fits' | 'freeHost' | 'otherName';

/** Whether a website's domain fits the company's name: its words, their prefixes or their initials. */
export function websiteFit(name: string, website: string): WebsiteFit {
  const host = URL.parse(website)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '');
  if (!host) return 'otherName';
  if (isFree(host)) return 'freeHost';
  const words = wordsOf(name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')).map((word) =>
    word.replace(/['’]/g, ''),
  );
  // A name in another script cannot be compared with a domain in Latin letters.
  if (words.every((word) => !/[a-z0-9]/.test(word))) return 'fits';
  return labelsOf(host).some((label) => labelFits(label, words)) ? 'fits' : 'otherName';
}

const isFree = (host: string) =>
  [...host.split('.').keys()].some((start) => FREE_HOSTS.has(host.split('.').slice(start).join('.')));

/** The labels of a host without the top-level domain, such as "careers" and "kavya" of careers.kavya.co.in. */
function labelsOf(host: string): string[] {
  const labels = host.split('.').slice(0, -1);
  if (labels.length > 1 && SECOND_LEVELS.has(labels.at(-1) ?? '')) labels.pop();
  return labels.map((label) => label.replace(/-/g, '')).filter((label) => label !== '');
}

function labelFits(label: string, words: readonly string[]): boolean {
  const distinctive = words.filter((word) => !isShared(word));
  const compared = distinctive.length > 0 ? distinctive : words;
  const joined = compared.join('');
  const initials = [words, compared].map((list) => list.map((word) => word.charAt(0)).join(''));
  return (
    compared.some((word) => word.length >= 2 && label.includes(word) && word.length * 4 >= label.length) ||
    (label.length >= 3 && joined.includes(label)) ||
    compared.some((word) => sharedPrefix(word, label) >= Math.min(SHARED_PREFIX_MIN, label.length)) ||
    initials.some((letters) => letters.length >= 2 && (label === letters || label.startsWith(letters)))
  );
}

function sharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
