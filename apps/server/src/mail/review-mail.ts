import { plainText } from '@talaash/domain/markdown/plain';
import { REVIEW_PASSED_SENTENCES, reviewNews } from '@talaash/domain/review/words';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { MailContent, MailPart } from './content.ts';

export type ReviewMailFacts = {
  /** Whose profile it is. */
  side: ThreadSide;
  name: string;
  reviewer: 'ai' | 'human';
  hasPassed: boolean;
  /** Whether the other review passed: one of them is enough. */
  isStillApproved: boolean;
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

/** The result of a review that its owner did not see at once. */
export function reviewMail(facts: ReviewMailFacts): MailContent {
  const { side, name, reviewer, hasPassed, isStillApproved, commentsMarkdown, baseUrl } = facts;
  const { name: mail, profile, path, edit } = PROFILES[side];
  const who = reviewer === 'human' ? 'A person from Talaash' : 'Our automated review';
  const subject = hasPassed
    ? `Your ${profile} is approved`
    : isStillApproved
      ? reviewNews(side, { reviewer, reviewStatus: 'fail' })
      : `Your ${profile} needs changes`;
  const comments: MailPart[] =
    reviewer === 'human' && commentsMarkdown.trim() !== ''
      ? [{ quote: plainText(commentsMarkdown), by: 'Talaash' }]
      : [];
  const why: MailPart[] = hasPassed
    ? [
        {
          paragraph: `Hello ${name}, ${lower(who)} has reviewed and approved your ${profile}. ${REVIEW_PASSED_SENTENCES[side]}`,
        },
      ]
    : [
        {
          paragraph: `Hello ${name}, ${lower(who)} has reviewed your ${profile} and asks for these changes:`,
        },
        ...(reviewer === 'ai' ? [{ list: facts.failureReasons }] : []),
        ...(isStillApproved ? [{ paragraph: `Your ${profile} stays approved.` }] : []),
      ];
  return {
    name: mail,
    subject,
    preheader: hasPassed ? REVIEW_PASSED_SENTENCES[side] : 'See what to change.',
    heading: subject,
    parts: [
      ...why,
      ...comments,
      hasPassed
        ? { button: 'Open my profile', url: new URL(path, baseUrl).href }
        : { button: 'Edit my profile', url: new URL(edit, baseUrl).href },
      ...(hasPassed ? [] : [{ note: 'We review it again as soon as you save it.' }]),
    ],
  };
}

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
