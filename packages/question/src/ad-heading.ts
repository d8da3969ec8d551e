/**
 * What a part of a job ad is about. `needs` asks for what people must have, `nice` for what only helps, and `duties` tells what they
 * will do. `company`, `offer` and `process` tell who hires, what they give and how they hire. `open` has a heading that says nothing,
 * or none, and may ask for anything.
 */
export type AdPart = 'open' | 'needs' | 'nice' | 'duties' | 'company' | 'offer' | 'process';

/** The parts that ask nothing of people. */
export const ABOUT_COMPANY: ReadonlySet<AdPart> = new Set(['company', 'offer', 'process']);

const PREFERRED_HEAD =
  /\b(?:(?:nice|good|great|lovely) to haves?|bonus|plus(?:es)?|prefer(?:red|ably|ences?)|desir(?:ed(?! candidate| profile)|able)|secondary|optional|advantage(?:ous)?|extra points|would be nice|even better|brownie|stand out|sets? you apart)\b|^\W*good\W*$/i;
const IGNORED_HEAD =
  /\b(?:benefits?|perks?|we offer|(?:you|you.?ll) get|in it for you|why (?:join|us|work|you.?ll love)|our (?:mission|values?|culture|story|company|commitment|offices?|customers?|clients?)|how to apply|application process|apply|interviews?|(?:our|the|hiring|selection|recruitment|interview) process|next steps|equal (?:employment )?opportunit\w*|eeo|diversity|inclusion|disclaimer|privacy|legal|agenc(?:y|ies)|(?:company|client|employer) profile|about (?:us|the (?:company|client|firm|organi[sz]ation|founders?)))\b|^\W*(?:who we are|us)\W*$|^\W*about (?!you\b|the\b|this\b|your\b)\S+(?: \S+){0,3}\W*$/i;
const NEEDED_HEAD =
  /\b(?:bring|requirements?|required|qualifications?|musts?|skills?|skillset|who you are|look(?:ing)? for|you have|you.?ll have|you need|you.?ll need|need to have|criteria|eligibility|about you|your (?:profile|background|experience)|candidate profile|ideal candidate|essentials?|mandatory|expertise|competenc(?:y|ies)|what we expect|experience|technolog(?:y|ies)|tech(?:nical)? stack|desired (?:candidate|profile))\b|^\W*you\W*$/i;
const DUTIES_HEAD =
  /\b(?:responsibilit(?:y|ies)|duties|you will do|you.?ll do|the role|role|position|job|your day|day to day|tasks|projects?|team|accountab\w+|scope of (?:work|duty|duties))\b/i;

/** "We have several openings with our client:" names jobs. */
const HIRES_HEAD =
  /\b(?:openings|vacanc(?:y|ies)|(?:are|is|am) (?:now |urgently |currently |also )?(?:hiring|recruiting)|(?:open|multiple|following|below) (?:positions|roles))\b/i;

/** Of the headings that ask nothing of people, those of what the company gives. The next list is of how it hires. */
const OFFER_HEAD = /\b(?:benefits?|perks?|we offer|(?:you|you.?ll) get|in it for you|you.?ll love)\b/i;
const PROCESS_HEAD =
  /\b(?:appl(?:y|ication)|interviews?|process|next steps|opportunit\w*|eeo|diversity|inclusion|disclaimer|privacy|legal|agenc(?:y|ies))\b/i;

/** The kind of content below a heading, or after a label. */
export function partBelow(written: string): AdPart {
  const heading = written.replaceAll('-', ' ');
  if (/\bapply if\b|\bwho (?:can|should|may|could) apply\b/i.test(heading)) return 'needs';
  if (HIRES_HEAD.test(heading) && !PROCESS_HEAD.test(heading)) return 'open';
  if (PREFERRED_HEAD.test(heading)) return 'nice';
  if (IGNORED_HEAD.test(heading)) {
    if (OFFER_HEAD.test(heading)) return 'offer';
    return PROCESS_HEAD.test(heading) ? 'process' : 'company';
  }
  if (NEEDED_HEAD.test(heading)) return 'needs';
  return DUTIES_HEAD.test(heading) ? 'duties' : 'open';
}

export const BULLET = /^\s*(?:[-*+•·▪◦‣o✓✔➤–—]|\d{1,2}[.)])\s+/;
const MARKED_HEAD = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$|[^.:|]{1,60}:\s*$)/;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;
const HEAD_WORDS_MAX = 8;

/** What headings say besides. */
const HEAD_WORDS =
  /\b(?:what|who|how|you(?:.?ll|r)?|we|our|us|the|an?|to|for|and|of|in|is|are|it|will|should|must|would|nice|do|be|here|with|key|core|main|basic|minimum|other|additional|technical|professional|general|primary|work|haves?|profile|candidates?|skills?)\b|[&/?’']/gi;

/** Whether a line is a heading: marked as one, or short, alone and of the words of headings. */
export function isHeading(written: string): boolean {
  // "3. What we look for": a numbered line is a heading where it has only the words of headings.
  const line = written.replace(NUMBER, '');
  if (BULLET.test(line)) return false;
  if (line === written && MARKED_HEAD.test(line)) return true;
  const head = line.trim();
  if (head.split(/\s+/).length > HEAD_WORDS_MAX || !/^\p{Lu}[^.,;:!|()\d]*\??$/u.test(head)) return false;
  if (IGNORED_HEAD.test(head)) return true;
  // "Strong Java skills" is not a heading: it has words of its own.
  const left = [PREFERRED_HEAD, NEEDED_HEAD, DUTIES_HEAD].reduce(
    (rest, named) => rest.replace(new RegExp(named, 'gi'), ''),
    head,
  );
  return left !== head && left.replace(HEAD_WORDS, '').trim() === '';
}
