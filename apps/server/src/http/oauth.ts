import type { OAuthError } from '@talaash/domain/connected-program/choice';
import { REGISTRATION_LIMIT, TOKEN_LIMIT } from '@talaash/domain/connected-program/limit';
import { CONNECTION_SENTENCES, TOKEN_REFUSALS } from '@talaash/domain/connected-program/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../base/escape.ts';
import type { Deps } from '../call/deps.ts';
import type { Limits } from '../call/limit.ts';
import { networkOf } from '../call/network.ts';
import { OAuthRefusal } from '../features/connected-program/oauth-refusal.ts';
import { readRequest } from '../features/connected-program/queries.ts';
import { registerProgram } from '../features/connected-program/registration.ts';
import {
  exchangeCode,
  exchangeRefreshToken,
  revokeToken,
  type Tokens,
} from '../features/connected-program/token.ts';
import { docsPage } from './docs-page.ts';
import { mountOAuthMetadata, OAUTH } from './oauth-metadata.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Programs connect themselves: the authorization server of OAuth 2.1, for programs without a secret. */
export async function mountOAuth(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  mountOAuthMetadata(app, deps);
  mountAuthorize(app, deps);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof OAuthRefusal)) throw error;
      deps.log.info({ error: error.code, route: request.routeOptions.url }, 'A program was refused.');
      return refuse(reply, error.code, error.message);
    });
    scope.post(OAUTH.register, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      await limits.count('oauth.register', REGISTRATION_LIMIT, networkOf(request.ip));
      return reply.code(201).send(await registerProgram(deps, request.body));
    });
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post(OAUTH.token, { bodyLimit: 8 * 1024 }, async (request, reply) => {
      await limits.count('oauth.token', TOKEN_LIMIT, networkOf(request.ip));
      return reply.header('pragma', 'no-cache').send(tokenAnswer(await exchange(deps, formOf(request))));
    });
    scope.post(OAUTH.revoke, { bodyLimit: 8 * 1024 }, async (request, reply) => {
      await limits.count('oauth.revoke', TOKEN_LIMIT, networkOf(request.ip));
      const form = formOf(request);
      await revokeToken(deps, { token: form('token') ?? '', clientId: form('client_id') ?? '' });
      return reply.send({});
    });
  });
}

/**
 * Where a program sends the browser. A person decides about what is in order. What is not ends here: nobody is sent on to an address
 * without a press.
 */
function mountAuthorize(app: FastifyInstance, deps: Deps): void {
  app.get(OAUTH.authorize, async ({ url }, reply) => {
    const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
    const request = await readRequest(deps, query);
    if ('sentence' in request)
      return reply.code(400).type('text/html; charset=utf-8').send(refusedPage(request));
    return reply.redirect(`/connect?${new URLSearchParams({ request: query })}`, 303);
  });
}

const refusedPage = ({ sentence, backUrl }: { sentence: string; backUrl: string | undefined }): string =>
  docsPage(
    CONNECTION_SENTENCES.badRequest,
    `<article class="problem"><h1>${CONNECTION_SENTENCES.badRequest}</h1><p>${escapeHtml(sentence)}</p>${
      backUrl === undefined
        ? ''
        : `<p><a href="${escapeHtml(backUrl)}" rel="noreferrer">${CONNECTION_SENTENCES.back}</a></p>`
    }</article>`,
  );

/** The fields of a form, each at most once. */
function formOf({ body }: FastifyRequest): (name: string) => string | undefined {
  if (!(body instanceof URLSearchParams)) throw new OAuthRefusal('invalid_request', TOKEN_REFUSALS.form);
  for (const name of body.keys())
    if (body.getAll(name).length > 1) throw new OAuthRefusal('invalid_request', TOKEN_REFUSALS.form);
  return (name) => body.get(name) || undefined;
}

function exchange(deps: Deps, form: (name: string) => string | undefined): Promise<Tokens> {
  const of = { clientId: form('client_id') ?? '', resource: form('resource') };
  const grantType = form('grant_type');
  if (grantType === 'authorization_code')
    return exchangeCode(deps, {
      ...of,
      code: form('code') ?? '',
      verifier: form('code_verifier') ?? '',
      redirectUri: form('redirect_uri') ?? '',
    });
  if (grantType === 'refresh_token')
    return exchangeRefreshToken(deps, {
      ...of,
      refreshToken: form('refresh_token') ?? '',
      scope: form('scope'),
    });
  throw new OAuthRefusal('unsupported_grant_type', TOKEN_REFUSALS.grantType);
}

const tokenAnswer = ({ access, refresh, scopes, expiresInSeconds }: Tokens) => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
  refresh_token: refresh,
  scope: scopes.join(' '),
});

function refuse(reply: FastifyReply, error: OAuthError, description: string): FastifyReply {
  return reply
    .code(error === 'invalid_client' ? 401 : 400)
    .header('cache-control', 'no-store')
    .send({ error, error_description: description });
}
