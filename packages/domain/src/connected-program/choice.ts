/** The addresses that a connected program may call, each with tokens of its own: the tools of agents, and the calls. */
export const PROGRAM_RESOURCES = ['/api/mcp', '/api/v1'] as const;
export type ProgramResource = (typeof PROGRAM_RESOURCES)[number];

/** A request without a resource is for agents. */
export const DEFAULT_RESOURCE: ProgramResource = '/api/mcp';

/** A code lets a program fetch its first tokens. An access token makes calls, a refresh token fetches the next two. */
export const PROGRAM_TOKEN_KINDS = ['code', 'access', 'refresh'] as const;
export type ProgramTokenKind = (typeof PROGRAM_TOKEN_KINDS)[number];

/** What stands before a token, so that programs that look for leaked secrets find it. */
export const PROGRAM_TOKEN_STARTS = {
  code: 'tlsh_code_',
  access: 'tlsh_access_',
  refresh: 'tlsh_refresh_',
} as const satisfies Record<ProgramTokenKind, string>;

/** The errors of OAuth that we answer with (RFC 6749, 7591, 8707). */
export const OAUTH_ERRORS = [
  'access_denied',
  'invalid_client',
  'invalid_client_metadata',
  'invalid_grant',
  'invalid_redirect_uri',
  'invalid_request',
  'invalid_scope',
  'invalid_target',
  'temporarily_unavailable',
  'unsupported_grant_type',
  'unsupported_response_type',
] as const;
export type OAuthError = (typeof OAUTH_ERRORS)[number];
