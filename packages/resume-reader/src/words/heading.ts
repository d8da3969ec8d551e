export type SectionKind =
  | 'about'
  | 'experience'
  | 'internship'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'contact'
  | 'links'
  | 'languages'
  | 'personal'
  | 'other';

/** Words that decide what a heading means, the strongest first. */
const KEYS: readonly (readonly [SectionKind, RegExp])[] = [
  ['certifications', /^(certifications?|certificates?|certified|courses|licen[cs]es?|moocs?|trainings?)$/],
  ['projects', /^(projects?|assignments?)$/],
  [
    'other',
    /^(achievements?|awards?|accomplishments?|honou?rs|publications?|patents?|references?|declaration|hobbies|interests?|hobby|volunteer(ing)?|activities|extracurriculars?|extra-curricular|co-curricular|strengths?|responsibilit(y|ies)|memberships?|scholarships?|conferences?|workshops?|seminars?|recommendations|leadership)$/,
  ],
  ['internship', /^(internships?|apprenticeships?)$/],
  ['education', /^(educations?|educational|academics?|qualifications?|academia|schooling|scholastics?)$/],
  [
    'skills',
    /^(skills?|skillset|skill-set|technolog(y|ies)|competenc(y|ies)|expertise|proficienc(y|ies)|knowledge|literacy|toolkit|tools|techstack|stack|methods|methodolog(y|ies))$/,
  ],
  ['experience', /^(experiences?|employment|employments|employers?|work|career)$/],
  ['languages', /^(languages?)$/],
  ['contact', /^(contacts?|संपर्क|address)$/],
  ['links', /^(links?|profiles|socials?|websites?|portfolio)$/],
  ['about', /^(about|summary|objectives?|profile|overview|introduction|headline|bio|synopsis)$/],
  ['personal', /^(personal|bio-data|biodata)$/],
];

/** Words that only accompany. */
const COMPANIONS = new Set(
  (
    'and of the my in me for with professional key technical core career work working job relevant history details detail information info ' +
    'summary profile background academic academics educational record records set sets area areas other additional it industry industrial ' +
    'corporate organizational organisational organisation organization employment experience experiences total prior previous current selected ' +
    'notable major minor main personal key computer software programming language languages known know top primary secondary soft hard functional ' +
    'done handled domain professional online training trainings & credentials attended completed skill skills tech statement brief executive snapshot ' +
    'expertise knowledge strength history chronology path journey highlights synopsis abilities proficiency frameworks undertaken handled recent ' +
    'open source side freelance college scholastic exposure qualifications qualification to objective areas resume a licenses web tools technologies ' +
    'curricular extra co social media credentials roles activities interests achievements awards projects project certificates courses links ' +
    'contact reach get touch details: case studies'
  ).split(' '),
);
const WORDS_MAX = 6;
/** Kinds that win over all other words of the heading when they stand in it, by the order of KEYS, except these phrases. */
const PHRASES: Readonly<Record<string, SectionKind>> = {
  'education and training': 'education',
  'education and trainings': 'education',
  'education and certifications': 'education',
  'education and certification': 'education',
  'language skills': 'languages',
  'language proficiency': 'languages',
  'digital skills': 'skills',
  'driving licence': 'other',
  'driving license': 'other',
  'open source': 'projects',
  'open source projects': 'projects',
  'open source contributions': 'projects',
  'training and internship': 'internship',
  'trainings and internships': 'internship',
  'training and internships': 'internship',
  'internship and training': 'internship',
  'internships and trainings': 'internship',
  'industrial training': 'internship',
  'summer training': 'internship',
  'summary of experience': 'about',
  'summary of work experience': 'about',
  'summary of professional experience': 'about',
  'online profile': 'links',
  'online profiles': 'links',
  'social profiles': 'links',
  'web profiles': 'links',
  'other details': 'personal',
  'additional details': 'personal',
  'professional summary': 'about',
  'career summary': 'about',
  'career highlights': 'about',
  'professional highlights': 'about',
  'key highlights': 'about',
  'work summary': 'about',
  'experience summary': 'about',
  'career objective': 'about',
  'career objectives': 'about',
  'career profile': 'about',
  'career overview': 'about',
  'professional profile': 'about',
  'work profile': 'experience',
  'academic profile': 'education',
  'academic projects': 'projects',
  'academic project': 'projects',
  'professional qualification': 'education',
  'professional qualifications': 'education',
  'academic achievements': 'other',
  'summary of qualifications': 'about',
  'qualification summary': 'about',
  'summary of skills': 'skills',
  'personal profile': 'personal',
  'personal summary': 'about',
  'personal statement': 'about',
  'profile summary': 'about',
  'resume headline': 'about',
  'technical summary': 'skills',
  'programming languages': 'skills',
  'areas of interest': 'other',
  'area of interest': 'other',
  'key skills': 'skills',
  'social links': 'links',
  'selected work': 'projects',
  'selected works': 'projects',
  'case studies': 'projects',
  'technical experience': 'experience',
  'it skills': 'skills',
  'training and certifications': 'certifications',
  'where i have worked': 'experience',
  'what i know': 'skills',
  'who i am': 'about',
  profiles: 'links',
  academia: 'education',
  work: 'experience',
  portfolio: 'links',
  'work samples': 'projects',
  'things i made': 'projects',
  'things i have made': 'projects',
  'things i built': 'projects',
  'what i made': 'projects',
  'what i built': 'projects',
  hello: 'about',
  hi: 'about',
  'my story': 'about',
  'a little about me': 'about',
  'what i do': 'about',
  'research interests': 'about',
  'where i worked': 'experience',
  'what i have done': 'experience',
  'my journey': 'experience',
  'positions held': 'experience',
  appointments: 'experience',
  studies: 'education',
  snapshot: 'about',
  'career snapshot': 'about',
  'professional snapshot': 'about',
  background: 'about',
  'career break': 'other',
  'career gap': 'other',
  degrees: 'education',
  'where i studied': 'education',
  'tools i use': 'skills',
  'tools i love': 'skills',
  'what i use': 'skills',
  'what i work with': 'skills',
  toolbox: 'skills',
  software: 'skills',
  'my toolbox': 'skills',
  'say hello': 'contact',
  'reach me': 'contact',
  'reach me at': 'contact',
  'reach out': 'contact',
  'find me': 'links',
  'find me online': 'links',
  referees: 'other',
};

/**
 * What section a text announces, when it is a heading by its words.
 *
 * @param isSure when it also looks like the other headings: then words count that a body has too
 */
export function headingKind(written: string, isSure = false): SectionKind | undefined {
  const text = written.replace(/\s*\([^()]*\)\s*:?$/, '').replace(HEADING_NUMBER, '');
  if (text.length > 60) return undefined;
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&'-]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word === '&' ? 'and' : word.replace(/^[-']+|[-']+$/g, '')))
    .filter((word) => word !== '');
  if (INDIC.test(text)) return indicKind(words);
  const phrase = words.join(' ');
  if (words.length === 0 || words.length > WORDS_MAX || /\d/.test(text) || SUBJECTS.has(phrase))
    return undefined;
  return PHRASES[phrase] ?? (isSure || !WEAK_ALONE.has(phrase) ? kindOfEvery(words, text) : undefined);
}

/** The kind of a heading each of whose words belongs to headings. */
function kindOfEvery(words: readonly string[], text: string): SectionKind | undefined {
  // A list is no heading, except of two or three nouns joined by "and".
  if (text.split(',').length > 2) return undefined;
  if (!words.every((word) => COMPANIONS.has(word) || KEYS.some(([, key]) => key.test(word))))
    return undefined;
  const kind = KEYS.find(([, key]) => words.some((word) => key.test(word)))?.[0];
  // Jobs and internships in one section are told apart by their titles.
  const isMixed =
    kind === 'internship' && words.some((word) => /^(experiences?|employment|work)$/.test(word));
  return isMixed ? 'experience' : kind;
}

/** What the strongest word of a heading announces, whatever stands beside it. */
export function kindOfWords(written: string): SectionKind | undefined {
  const words = written.toLowerCase().match(/\p{L}+/gu) ?? [];
  return KEYS.find(([, key]) => words.some((word) => key.test(word)))?.[0];
}

const HEADING_NUMBER = /^\(?(?:\d{1,2}[.):]+\s*|(?:[ivx]{1,4}|[a-h])[.):]+\s+)(?=\p{L}{3})/iu;
const INDIC = /[\u0900-\u097f]/;
const INDIC_HEADINGS: readonly (readonly [SectionKind, string])[] = [
  ['about', 'परिचय'],
  ['about', 'सारांश'],
  ['about', 'उद्देश्य'],
  ['experience', 'कार्य अनुभव'],
  ['experience', 'अनुभव'],
  ['experience', 'रोजगार'],
  ['education', 'शिक्षा'],
  ['education', 'शैक्षणिक योग्यता'],
  ['education', 'शैक्षिक योग्यता'],
  ['skills', 'कौशल'],
  ['skills', 'तकनीकी कौशल'],
  ['projects', 'परियोजनाएँ'],
  ['projects', 'परियोजना'],
  ['certifications', 'प्रमाणपत्र'],
  ['languages', 'भाषाएँ'],
  ['personal', 'व्यक्तिगत विवरण'],
  ['contact', 'संपर्क'],
  ['other', 'उपलब्धियाँ'],
  ['other', 'घोषणा'],
  ['other', 'रुचियाँ'],
];

/** Files lose vowel signs and joined letters of Hindi: the letters that are left must follow each other in the heading. */
function indicKind(words: readonly string[]): SectionKind | undefined {
  const letters = lettersOf(words.join(''));
  return INDIC_HEADINGS.find(([, heading]) => {
    const whole = lettersOf(heading);
    let at = 0;
    for (const letter of whole) if (letter === letters[at]) at += 1;
    return whole[0] === letters[0] && at === letters.length && letters.length * 3 >= whole.length;
  })?.[0];
}

const lettersOf = (text: string): string => text.replace(/[^\u0904-\u0939]/g, '');

/** Subjects of study, which a narrow column breaks off the name of a degree. */
const SUBJECTS = new Set(['information technology', 'computer technology', 'professional studies']);

/** Words of headings that alone are also words of a resume's body. */
const WEAK_ALONE = new Set([
  'methods',
  'methodologies',
  'technology',
  'technologies',
  'tools',
  'responsibilities',
  'roles and responsibilities',
  'responsibility',
  'key responsibilities',
  'roles',
  'project',
  'career',
  'address',
  'project details',
  'employer',
  'stack',
  'tech stack',
  'qualification',
  'assignment',
  'strength',
  'courses',
  'language',
  'key achievements',
  'tools and technologies',
  'technologies and tools',
  'job responsibilities',
  'project work',
  'work',
]);
