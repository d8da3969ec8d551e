import { TOKEN_REFUSALS } from '@talaash/domain/connected-program/words';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { oauthClients } from '../../db/schema/connected-program.ts';
import { OAuthRefusal } from './oauth-refusal.ts';
import { programNameOf, redirectUrisRefusal } from './redirect.ts';

/**
 * Registers a program, which may be anybody's (RFC 7591). It gets no secret, and no right before somebody allows it.
 * @throws OAuthRefusal
 */
export async function registerProgram({ db, now }: Pick<Deps, 'db' | 'now'>, metadata: unknown) {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata))
    throw new OAuthRefusal('invalid_client_metadata', TOKEN_REFUSALS.registration);
  const { redirect_uris: given, client_name: named } = metadata as Record<string, unknown>;
  if (!Array.isArray(given) || !given.every((uri) => typeof uri === 'string'))
    throw new OAuthRefusal('invalid_redirect_uri', TOKEN_REFUSALS.registration);
  const redirectUris = [...new Set<string>(given)];
  const refused = redirectUrisRefusal(redirectUris);
  if (refused !== undefined) throw new OAuthRefusal('invalid_redirect_uri', refused);
  const program = { clientId: newRecordId(), name: programNameOf(named, redirectUris), redirectUris };
  const nowMs = now();
  await db.insert(oauthClients).values({ ...program, createdIsoDateTimeUtc: new Date(nowMs).toISOString() });
  // What the program asked for beyond this is replaced by what we do, as the standard allows.
  return {
    client_id: program.clientId,
    client_id_issued_at: Math.floor(nowMs / 1000),
    client_name: program.name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
