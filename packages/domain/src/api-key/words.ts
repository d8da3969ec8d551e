import { countOf } from '../base/count.ts';
import type { ApiKeyAct, ApiKeyScope } from './choice.ts';
import { API_KEY_BUDGET, API_KEY_DAYS_MAX, API_KEYS_MAX } from './limit.ts';

export const API_KEY_SCOPE_LABELS: Record<ApiKeyScope, string> = {
  search: 'Search',
  people: 'Read people',
  shortlist: 'Shortlist',
  messages: 'Messages',
  posts: 'Job posts',
  exports: 'Export people',
};

/** What a program with the scope can do. */
export const API_KEY_SCOPE_HINTS: Record<ApiKeyScope, string> = {
  search: 'Finds people, and sees what search results show.',
  people: 'Reads the profiles that your company may see, without email addresses and resumes.',
  shortlist: 'Reads the shortlist, adds people to it and removes them.',
  messages: 'Reads conversations and writes messages in them.',
  posts: 'Writes, opens, closes and deletes job posts. Every key reads them.',
  exports:
    'Exports the shortlist and the pipeline of a job post, with the email addresses that your company may copy.',
};

/** An entry of the history: who did what. */
export const apiKeyActSentence = (act: ApiKeyAct, by: string | null, name: string): string =>
  `${by ?? 'Somebody whose account is gone'} ${act} the key “${name}”.`;

const listOf = (scopes: readonly ApiKeyScope[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    scopes.map((scope) => `“${API_KEY_SCOPE_LABELS[scope]}”`),
  );

export const scopeMissingSentence = (allowed: readonly ApiKeyScope[]): string =>
  `This program lacks the scope ${listOf(allowed)}. The owner of the company can allow it.`;

export const API_KEY_REFUSALS = {
  invalid: 'This API key is not valid. It may have ended, or its owner has revoked it.',
  withSession: 'Send an API key, an access token or the cookie of a session, not two of them.',
  elsewhere:
    'This API key may not be used from this address. The owner of the company chooses the addresses.',
  overBudget: `This program has made ${API_KEY_BUDGET.max} calls in ${API_KEY_BUDGET.seconds} seconds, which is the limit.`,
  notForKeys: 'No program can do this. Log in as a member of the company.',
  full: `You have ${countOf(API_KEYS_MAX, 'key', 'keys')}, which is the limit. Revoke one to create another.`,
  nameTaken: 'You already have a key with this name.',
  network: 'Must be an address or a network, such as 203.0.113.7 or 203.0.113.0/24',
  endsInPast: 'Must be in the future',
  endsTooLate: `Must be within ${API_KEY_DAYS_MAX} days`,
  ended: 'This key has ended or is revoked. Create another one.',
} as const;

export const API_KEY_SENTENCES = {
  subtitle: 'A program with a key acts for your company, within the scopes of the key.',
  none: 'No API keys yet',
  noneHint:
    'A key lets a program of yours, such as your applicant tracking system, search and work for your company.',
  networksHelp:
    'One address or network on each line, such as 203.0.113.0/24. Leave it empty to allow every address.',
  shownOnce: 'This secret is shown only now. Store it where your program keeps its secrets.',
  neverUsed: 'never used',
  /** Before the end of a secret that a former owner of the company knows. */
  rotateBefore: 'A former owner knows this secret. Rotate the key: the secret ends on',
  changed: 'Key changed. The change applies from its next call.',
  revoked: (name: string) => `The key ${name} is revoked.`,
  failed: 'This failed. Please try again.',
  rotateHelp:
    'The key gets a new secret. The current one stays valid for the chosen time, so that you can change it in your program.',
} as const;

export const API_KEY_SECRET_LABEL = 'Secret';

/** The ends that the page offers: "In 30 days". */
export const endLabel = (days: number): string => (days === 365 ? 'In a year' : `In ${countOf(days, 'day')}`);

/** How long the replaced secret stays valid: "Not at all" or "3 days". */
export const overlapLabel = (days: number): string => (days === 0 ? 'Not at all' : countOf(days, 'day'));

/** The question before a key is revoked. */
export const API_KEY_QUESTION = {
  title: (name: string) => `Revoke ${name}?`,
  body: 'Every program with this key is refused from now on. A key cannot be restored.',
} as const;
