import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { PROGRAM_RESOURCES, type ProgramResource } from '@talaash/domain/connected-program/choice';
import { resourceUrl } from '@talaash/domain/connected-program/rule';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';

/** The routes of OAuth. Programs learn them from the metadata. */
export const OAUTH = {
  authorize: '/api/oauth/authorize',
  token: '/api/oauth/token',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
} as const;

const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const SERVER_METADATA = '/.well-known/oauth-authorization-server';

/** Tells a program that was refused where it learns how to be connected (RFC 9728). */
export function challenge(
  origin: string,
  resource: ProgramResource,
  authorization: string | undefined,
): string {
  const error = authorization === undefined ? '' : 'error="invalid_token", ';
  return `Bearer ${error}resource_metadata="${origin}${RESOURCE_METADATA}${resource}"`;
}

const resourceMetadata = (origin: string, resource: ProgramResource) => ({
  resource: resourceUrl(origin, resource),
  authorization_servers: [origin],
  scopes_supported: API_KEY_SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Talaash',
  resource_documentation: `${origin}/api/v1/docs`,
});

const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + OAUTH.authorize,
  token_endpoint: origin + OAUTH.token,
  registration_endpoint: origin + OAUTH.register,
  revocation_endpoint: origin + OAUTH.revoke,
  scopes_supported: API_KEY_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/api/v1/docs`,
});

/** What a program reads to be connected: which server allows it (RFC 9728), and what that server can do (RFC 8414). */
export function mountOAuthMetadata(app: FastifyInstance, { baseUrl }: Pick<Deps, 'baseUrl'>): void {
  for (const resource of PROGRAM_RESOURCES)
    app.get(RESOURCE_METADATA + resource, () => resourceMetadata(baseUrl(), resource));
  // For programs that know only our origin. Agents connect there.
  app.get(RESOURCE_METADATA, () => resourceMetadata(baseUrl(), '/api/mcp'));
  app.get(SERVER_METADATA, () => serverMetadata(baseUrl()));
}
