import type { CopyKind } from './choice.ts';
import type { ShieldEffect } from './schema.ts';
import type { DomainFault } from './mail-domain.ts';

/** In place of the name of a talent who is anonymous until they accept. */
export const ANONYMOUS_TALENT_NAME = 'Anonymous talent';

export const DOMAIN_FAULT_SENTENCES: Readonly<Record<DomainFault, string>> = {
  none: 'Type a mail domain, such as example.com.',
  free: 'Anybody can have an address there, so it hides you from nobody. Type the domain of a company.',
  shared: 'Many organisations share this domain. Type the domain of a company.',
};

export const COPY_LABELS: Readonly<Record<CopyKind, string>> = {
  email: 'Email address',
  resume: 'Resume',
  export: 'Row of an exported shortlist or pipeline',
  tracking: 'Entry in its applicant tracking system',
};

export const DATA_HOLDER_SENTENCES = {
  untilEnded: 'Until your conversation ends',
  untilHidden: 'Until you leave search or hide',
  copyStays: 'A copy stays with the company',
  ended: 'You ended it',
  closed:
    'The company no longer sees your profile, files and email address. You are off its shortlist, and it does not find you.',
  conversationEnded: 'Your conversation ended. Both of you keep its messages.',
  copiesRemain: 'We cannot erase what it has copied. Ask the company to erase it.',
  endAllTitle: 'End it with all companies?',
  endAllBody: ({
    companies,
    conversations,
    copies,
  }: {
    companies: number;
    conversations: number;
    copies: number;
  }) =>
    [
      `${companies === 1 ? 'One company no longer sees' : `${companies} companies no longer see`} your profile, files and email address. They do not find you, and you leave all shortlists.`,
      ...(conversations > 0
        ? [
            `${conversations === 1 ? 'One conversation ends' : `${conversations} conversations end`}. Both sides keep the messages.`,
          ]
        : []),
      ...(copies > 0
        ? [
            `What ${copies === 1 ? 'one company has' : `${copies} companies have`} copied stays there. You can ask to erase it.`,
          ]
        : []),
    ].join(' '),
  endedAll: 'Ended with all companies.',
  endFailed: 'Nothing was ended. Please try again.',
  nobody: 'Nobody yet',
  nobodyHint: 'Companies that talk to you, or that copy your email address or resume, appear here.',
} as const;

/** The page of the shield. */
export const PRIVACY_SHIELD_WORDS = {
  title: 'Privacy shield',
  subtitle:
    'Companies that you hide from see nothing of you: no result, no count, no link. They do not learn of it.',
  employers: 'Where you have worked',
  employersNote: 'from your work history',
  noEmployers: 'Your profile lists no employers yet.',
  worksHere: 'you work here',
  hiddenFrom: 'Hidden from',
  names: 'Companies, by name',
  namesHelp: 'Every later company of that name is included. Pvt Ltd, Inc and accents make no difference.',
  domains: 'Mail domains',
  domainsHelp: 'With everything below them: example.com hides you from careers.example.com, too.',
  agencies: 'Recruitment agencies',
  agenciesHelp: 'Companies that hire for others.',
  known: 'Companies that know you',
  knownNote: 'they opened your profile or talk to you',
  noneKnown: 'No company has opened your profile by name or talks to you yet.',
  anonymous: 'Anonymous until I accept',
  anonymousHelp:
    'Companies see what guests see: your title, skills, years, city and pay, but no name, picture, resume or link. Accepting an invitation opens your profile to that company alone.',
  alreadyKnown: (companies: number) =>
    companies === 1
      ? 'One company may know you already. Your conversation with it stays.'
      : `${companies} companies may know you already. Your conversations stay.`,
} as const;

export const SHIELD_VIEW_WORDS = {
  nothing: 'sees nothing of you',
  guest: 'sees what guests see',
  whole: 'sees your whole profile',
} as const;

const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** How many names a sentence lists. */
const NAMES_SAID = 3;

const listed = (names: readonly string[]): string =>
  names.length > NAMES_SAID
    ? list([...names.slice(0, NAMES_SAID - 1), `${names.length - NAMES_SAID + 1} more`])
    : list(names);

function matchSentence(count: number, names: readonly string[]): string {
  if (count === 0) return 'No company here matches today. The entry covers later ones, too.';
  const matches = count === 1 ? 'One company here matches' : `${count} companies here match`;
  if (names.length === 0) return `${matches}.`;
  return `${matches}${names.length < count ? ', among them' : ':'} ${listed(names)}.`;
}

/** What an entry would change, before it is saved. */
export function shieldEffectSentence({
  companiesCount,
  knownNames,
  conversationNames,
}: ShieldEffect): string {
  const found = matchSentence(companiesCount, knownNames);
  if (conversationNames.length === 0) return found;
  const talk = conversationNames.length === 1 ? 'Your conversation' : 'Your conversations';
  return `${found} ${talk} with ${listed(conversationNames)} ${conversationNames.length === 1 ? 'stays' : 'stay'}, without your profile, files and email address.`;
}

/** How many companies an entry hides from today. */
export const companiesToday = (count: number): string =>
  count === 0
    ? 'no company here today'
    : count === 1
      ? '1 company here today'
      : `${count} companies here today`;

/** The page of who saw and who holds what. */
export const WHO_SAW_ME_WORDS = {
  title: 'Who saw me',
  subtitle: 'Who opened your profile, and who holds which of your data.',
  opened: 'Who opened it',
  openedThisWeek: 'this week',
  openedWeekOf: (week: string) => `week of ${week}`,
  nobodyOpened: 'Nobody opened your profile in this week',
  nobodyOpenedHint: 'Companies appear here on the day on which they open your profile.',
  unnamed: (count: number) =>
    count === 1 ? 'One company browses without its name.' : `${count} companies browse without their names.`,
  holders: 'Who holds my data',
  endAll: 'End all',
  download: (format: 'CSV' | 'JSON') => `Download as ${format}`,
  downloadFailed: 'The file was not made. Please try again.',
  figures: {
    opened: ['Opened your profile', 'companies this week'],
    shortlists: ['Shortlists that have you', 'the companies are not named'],
    holding: ['Hold your data', 'companies that talk to you or see you'],
    copies: ['Have a copy', 'email address, resume or row of a list'],
  } as const,
  ending:
    'Ending closes your profile, address and files to the company, takes you off its shortlist and ends your conversation. Copies stay with the company.',
  shortlists: 'Shortlists',
  shortlisted: (count: number) =>
    count === 0
      ? 'No company has you on its shortlist.'
      : count === 1
        ? 'One company has you on its shortlist. This page does not name it.'
        : `${count} companies have you on their shortlists. This page does not name them.`,
  leave: 'Leave all shortlists',
  left: 'You are on no shortlist any more.',
} as const;

/** Whether talents see which company opened their profile. */
export const OPENING_NAMING_WORDS = {
  title: 'Privacy',
  label: 'Show our name when we open a profile',
  help: 'Talents see which companies opened their profile. Without your name they see that one more company did.',
  failed: 'The setting was not changed. Please try again.',
} as const;
