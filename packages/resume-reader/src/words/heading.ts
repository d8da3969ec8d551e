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
  ['certifications', /^(certifications?|certificates?|certified|courses|licen[cs]es?|moocs?|trainings?|प्रमाणपत्र|प्रमाणन)$/],
  ['projects', /^(projects?|assignments?|परियोजनाएँ|परियोजना|परियोजनाएं|प्रोजेक्ट)$/],
  ['other', /^(achievements?|awards?|accomplishments?|honou?rs|publications?|patents?|references?|declaration|hobbies|interests?|hobby|volunteer(ing)?|activities|extracurriculars?|extra-curricular|co-curricular|strengths?|responsibilit(y|ies)|memberships?|scholarships?|conferences?|workshops?|seminars?|recommendations|leadership|उपलब्धियाँ|उपलब्धियां|घोषणा|रुचियाँ|शौक)$/],
  ['internship', /^(internships?|apprenticeships?|इंटर्नशिप)$/],
  ['education', /^(educations?|educational|academics?|qualifications?|academia|schooling|scholastics?|शिक्षा|शैक्षिक|शैक्षणिक)$/],
  ['skills', /^(skills?|skillset|skill-set|technolog(y|ies)|competenc(y|ies)|expertise|proficienc(y|ies)|toolkit|tools|techstack|stack|कौशल)$/],
  ['experience', /^(experiences?|employment|employments|employers?|work|career|अनुभव|रोजगार)$/],
  ['languages', /^(languages?|भाषाएँ|भाषा|भाषाएं)$/],
  ['contact', /^(contacts?|संपर्क|address)$/],
  ['links', /^(links?|profiles|socials?|websites?|portfolio)$/],
  ['about', /^(about|summary|objectives?|profile|overview|introduction|headline|bio|synopsis|परिचय|सारांश|उद्देश्य)$/],
  ['personal', /^(personal|bio-data|biodata|व्यक्तिगत)$/],
];

/** Words that only accompany. */
const COMPANIONS = new Set(
  (
    'and of the my in me for with professional key technical core career work working job relevant history details detail information info ' +
    'summary profile background academic academics educational record records set sets area areas other additional it industry industrial ' +
    'corporate organizational organisational organisation organization employment experience experiences total prior previous current selected ' +
    'notable major minor main personal key computer software programming language languages known know top primary secondary soft hard functional ' +
    'domain professional online training trainings & credentials attended completed skill skills tech statement brief executive snapshot ' +
    'expertise knowledge strength history chronology path journey highlights synopsis abilities proficiency frameworks undertaken handled recent ' +
    'open source side freelance college scholastic exposure qualifications qualification to objective areas resume a licenses web tools technologies ' +
    'curricular extra co social media credentials roles activities interests achievements awards projects project certificates courses links ' +
    'contact reach get touch details: case studies कार्य विवरण संबंधी योग्यता तकनीकी पेशेवर व्यक्तिगत'
  ).split(' '),
);
const WORDS_MAX = 6;
/** Kinds that win over all other words of the heading when they stand in it, by the order of KEYS, except these phrases. */
const PHRASES: Readonly<Record<string, SectionKind>> = {
  'professional summary': 'about',
  'career summary': 'about',
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
};

/** What section a text announces, when it is a heading by its words. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&'-]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word === '&' ? 'and' : word.replace(/^[-']+|[-']+$/g, '')))
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > WORDS_MAX || /\d/.test(text)) return undefined;
  const phrase = PHRASES[words.join(' ')];
  if (phrase !== undefined) return phrase;
  // A list is no heading, except of two or three nouns joined by "and".
  if (text.split(',').length > 2) return undefined;
  if (!words.every((word) => COMPANIONS.has(word) || KEYS.some(([, key]) => key.test(word)))) return undefined;
  const found = KEYS.find(([, key]) => words.some((word) => key.test(word)));
  if (found === undefined) return undefined;
  const weak = WEAK_ALONE.has(words.join(' '));
  return weak ? undefined : found[0];
}

/** Words of headings that alone are also words of a resume's body. */
const WEAK_ALONE = new Set(['technology', 'technologies', 'tools', 'responsibilities', 'roles and responsibilities', 'responsibility', 'key responsibilities', 'roles', 'project', 'career', 'address', 'project details', 'employer', 'stack', 'tech stack', 'qualification', 'assignment', 'strength', 'courses', 'language', 'key achievements', 'tools and technologies', 'technologies and tools', 'job responsibilities', 'project work', 'work']);
