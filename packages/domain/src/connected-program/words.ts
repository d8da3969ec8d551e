import { countOf } from '../base/count.ts';
import type { ProgramResource } from './choice.ts';
import { CONNECTED_PROGRAMS_MAX, CONNECTION_IDLE_DAYS, REDIRECT_URIS_MAX } from './limit.ts';

export const CONNECTION_REFUSALS = {
  unnamed: 'A program',
  unknownProgram: 'This program is not registered here. Start again in the program.',
  unknownRedirect: 'The address for the answer is not one that the program has registered.',
  tooLong: 'The request is too long.',
  repeated: 'The request names something twice.',
  responseType: 'Only the response type “code” is supported.',
  responseMode: 'Only the response mode “query” is supported.',
  codeChallenge: 'The request needs a code_challenge with the method S256.',
  resource: 'The resource is none of this server.',
  scope: 'The request names no scope of this server.',
  moreScopes: 'The program did not ask for all of these scopes.',
  full: `Your company has ${countOf(CONNECTED_PROGRAMS_MAX, 'connected program')}, which is the limit. Revoke one first.`,
  redirectUrisCount: `Must have 1 to ${REDIRECT_URIS_MAX} addresses`,
  redirectUris: 'Each address must be https, or http on localhost, 127.0.0.1 or [::1], without a fragment',
  invalidToken: 'This access token is not valid. It may have ended, or the connection was revoked.',
  otherResource: 'This access token is for another address of this server.',
} as const;

/** What a program reads of a request for tokens that is refused. */
export const TOKEN_REFUSALS = {
  grantType: 'The grant type must be authorization_code or refresh_token.',
  grant: 'The code or token is not valid: it has ended, was used before, or is for another program.',
  form: 'Send a form with each field once.',
  client: 'The program is not registered here.',
  registration: 'Send a JSON object with redirect_uris.',
} as const;

/** What a person reads who is asked. */
export const CONNECTION_SENTENCES = {
  title: 'Connect a program',
  asks: (name: string, company: string) => `“${name}” asks to act for ${company}.`,
  unverified: 'The program chose its name itself. We have not verified it.',
  onlyIf: 'Allow it only if you started this yourself, just now, in a program that you trust.',
  scopesLegend: 'What it may do',
  ends: `You can revoke it at any time. It ends by itself after ${CONNECTION_IDLE_DAYS} days without use, and when you hand the company over.`,
  noRequest: 'No program asks',
  noRequestHint: 'Start in the program that you want to connect. It opens this page with its request.',
  badRequest: 'This request cannot be answered',
  back: 'Go back to the program',
  failed: 'This failed. Please try again.',
} as const;

/** Where the answer goes, as the person reads it. */
export const siteLabel = (site: string | null): string => site ?? 'A program on this device';

export const PROGRAM_RESOURCE_LABELS: Record<ProgramResource, string> = {
  '/api/mcp': 'Only the tools for agents. None of them writes to a talent.',
  '/api/v1': 'The calls of the API.',
};

export const CONNECTED_PROGRAM_SENTENCES = {
  hint: 'A program such as an assistant connects itself to the address /api/mcp of this site, and asks you here. It needs no key.',
  neverUsed: 'Never used',
  revoked: (name: string) => `${name} is revoked.`,
  failed: 'This failed. Please try again.',
} as const;

/** The question before a connected program is revoked. */
export const CONNECTED_PROGRAM_QUESTION = {
  title: (name: string) => `Revoke ${name}?`,
  body: 'The program is refused from its next call on. To use it again, connect it again.',
} as const;
