/**
 * What a key of a company may do. `search`: find people. `people`: read profiles. `shortlist`: read and change the shortlist.
 * `messages`: read and write conversations. `posts`: read and change job posts. `exports`: copy people with their email addresses.
 * Each call of the contract declares which scopes may make it.
 */
export const API_KEY_SCOPES = ['search', 'people', 'shortlist', 'messages', 'posts', 'exports'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** What the owner of a company does with a key. */
export const API_KEY_ACTS = ['created', 'changed', 'rotated', 'revoked'] as const;
export type ApiKeyAct = (typeof API_KEY_ACTS)[number];

/** What stands before a secret, so that programs that look for leaked secrets find it: of a real installation, and of any other. */
export const API_KEY_STARTS = { live: 'tlsh_live_', test: 'tlsh_test_' } as const;
export type ApiKeyStart = (typeof API_KEY_STARTS)[keyof typeof API_KEY_STARTS];
