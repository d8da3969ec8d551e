import { ERASURE_DAYS } from './limit.ts';

export const ERASURE_SENTENCES = {
  noCopies: 'This company has copied nothing of you.',
  askedAlready: 'You have asked this company already.',
  erasedAlready: 'This company says that it has erased what it had copied.',
  asked: `We have told the company. It has ${ERASURE_DAYS} days.`,
  askFailed: 'The company was not asked. Please try again.',
  unknown: 'There is no such request.',
  confirmed: 'Thank you. We have told the person.',
  confirmFailed: 'Your answer was not stored. Please try again.',
} as const;

/** The talent's side. */
export const ERASURE_WORDS = {
  ask: 'Ask to erase',
  asked: (day: string, due: string) => `You asked to erase it on ${day}. The company has until ${due}.`,
  overdue: (due: string) => `The company did not answer by ${due}.`,
  overdueLink: 'Tell us',
  erased: (day: string) => `The company said on ${day} that it has erased its copies.`,
} as const;

/** The company's side. */
export const ERASURE_REQUEST_WORDS = {
  title: 'Requests to erase',
  intro: `People can ask you to erase what you copied of them. Erase it in your systems, in emails and in files. Then confirm it here, within ${ERASURE_DAYS} days.`,
  none: 'Nobody has asked you to erase anything.',
  confirm: 'We have erased it',
  due: (day: string) => `Due on ${day}`,
  overdue: (day: string) => `Was due on ${day}`,
  confirmed: (day: string) => `You confirmed it on ${day}`,
} as const;
