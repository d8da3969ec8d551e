import { plainText } from '@talaash/domain/markdown/plain';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { MailContent, MailPart } from './content.ts';

export type ReviewMailFacts = {
  /** Whose profile it is. */
  side: ThreadSide;
  name: string;
  reviewer: 'ai' | 'human';
  hasPassed: boolean;
  /** Of the automated review, one for each thing to change. */
  failureReasons: readonly string[];
  /** Of the person who reviewed it. */
  commentsMarkdown: string;
  baseUrl: string;
};

const PROFILES = {
  talent: {
    name: 'talentReviewed',
    profile: 'profile',
    path: '/talent/profile',
    edit: '/talent/profile/edit',
  },
  company: {
    name: 'companyReviewed',
    profile: 'company profile',
    path: '/company/profile',
    edit: '/company/profile',
  },
} as const;

const PASSED: Record<ThreadSide, string> = {
  talent: 'Companies find you in search, unless you have chosen not to be found.',
  company: 'You see whole profiles now, and your job posts can be used to invite.',
};

/** The result of a review that its owner did not see at once. */
export function reviewMail(facts: ReviewMailFacts): MailContent {
  const { side, name, reviewer, hasPassed, commentsMarkdown, baseUrl } = facts;
  const { name: mail, profile, path, edit } = PROFILES[side];
  const who = reviewer === 'human' ? 'A person from Talaash' : 'Our automated review';
  const outcome = hasPassed ? 'is approved' : 'needs changes';
  const comments: MailPart[] =
    reviewer === 'human' && commentsMarkdown.trim() !== ''
      ? [{ quote: plainText(commentsMarkdown), by: 'Talaash' }]
      : [];
  const why: MailPart[] = hasPassed
    ? [{ paragraph: `Hello ${name}, ${lower(who)} has read your ${profile}, and it passed. ${PASSED[side]}` }]
    : [
        { paragraph: `Hello ${name}, ${lower(who)} has read your ${profile} and asks you to change this:` },
        ...(reviewer === 'ai' ? [{ list: facts.failureReasons }] : []),
      ];
  return {
    name: mail,
    subject: `Your ${profile} ${outcome}`,
    preheader: hasPassed ? PASSED[side] : 'What to change, and where.',
    heading: `Your ${profile} ${outcome}`,
    parts: [
      ...why,
      ...comments,
      hasPassed
        ? { button: 'Open my profile', url: new URL(path, baseUrl).href }
        : { button: 'Change my profile', url: new URL(edit, baseUrl).href },
      ...(hasPassed ? [] : [{ note: 'It is reviewed again as soon as you save it.' }]),
    ],
  };
}

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
