import { countOf } from '../base/count.ts';
import type { ApiKeyScope } from './choice.ts';
import { API_KEY_DAYS_MAX, API_KEYS_MAX } from './limit.ts';

export const API_KEY_SCOPE_LABELS: Record<ApiKeyScope, string> = {
  search: 'Search',
  people: 'Read people',
  shortlist: 'Shortlist',
  messages: 'Messages',
  posts: 'Job posts',
};

const listOf = (scopes: readonly ApiKeyScope[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    scopes.map((scope) => `“${API_KEY_SCOPE_LABELS[scope]}”`),
  );

export const scopeMissingSentence = (allowed: readonly ApiKeyScope[]): string =>
  `This key lacks the scope ${listOf(allowed)}. The owner of the company can add it.`;

export const API_KEY_REFUSALS = {
  invalid: 'This API key is not valid. It may have ended, or its owner has revoked it.',
  withSession: 'Send an API key or the cookie of a session, not both.',
  elsewhere:
    'This API key may not be used from this address. The owner of the company chooses the addresses.',
  notForKeys: 'No API key can do this. Log in as a member of the company.',
  full: `You have ${countOf(API_KEYS_MAX, 'key', 'keys')}, which is the limit. Revoke one to create another.`,
  nameTaken: 'You already have a key with this name.',
  network: 'Must be an address or a network, such as 203.0.113.7 or 203.0.113.0/24',
  endsInPast: 'Must be in the future',
  endsTooLate: `Must be within ${API_KEY_DAYS_MAX} days`,
  ended: 'This key has ended or is revoked. Create another one.',
} as const;
