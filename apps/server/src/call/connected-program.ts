import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import type { ProgramResource } from '@talaash/domain/connected-program/choice';
import { CONNECTION_USE_WRITTEN_SECONDS } from '@talaash/domain/connected-program/limit';
import { CONNECTION_REFUSALS } from '@talaash/domain/connected-program/words';
import { batchedRead } from '../db/batched-read.ts';
import { hashOfSecret, isProgramToken } from './api-key-secret.ts';
import type { Deps } from './deps.ts';
import { OWNER_COLUMNS, type OwnerRow, programViewer } from './program-viewer.ts';
import { refusal } from './refusal.ts';
import type { SignedInViewer } from './viewer.ts';

/**
 * The viewer of an access token: the company of its connection, in the place of the owner who allowed it. It is read from the
 * database for every call, as that of a key is.
 *
 * @param resource the address that the program calls
 * @throws UNAUTHORIZED for a token that is not valid, or that is for another address
 */
export async function readTokenViewer(
  { database: { pool } }: Pick<Deps, 'database'>,
  token: string,
  resource: ProgramResource,
): Promise<SignedInViewer> {
  const row = isProgramToken('access', token) ? await readByHash(pool, hashOfSecret(token)) : undefined;
  if (row === undefined) throw refusal('UNAUTHORIZED', CONNECTION_REFUSALS.invalidToken);
  if (row.resource !== resource) throw refusal('UNAUTHORIZED', CONNECTION_REFUSALS.otherResource);
  const { hash: _hash, isUseDue, resource: _resource, connectedProgramId: id, scopes, ...owner } = row;
  if (isUseDue) await pool.query({ ...USE_WRITE, values: [id, CONNECTION_USE_WRITTEN_SECONDS] });
  return programViewer(owner, { kind: 'connection', id, scopes });
}

type TokenRow = OwnerRow & {
  hash: string;
  connectedProgramId: string;
  scopes: ApiKeyScope[];
  resource: ProgramResource;
  isUseDue: boolean;
};

/** A connection lasts as long as the person who allowed it owns the company. */
const TOKEN_READ = {
  name: 'viewer_by_access_token',
  text: `select t.hash, g.connected_program_id as "connectedProgramId", g.scopes, g.resource,
      coalesce(g.last_used_at < now() - make_interval(secs => $2), true) as "isUseDue", ${OWNER_COLUMNS}
    from connected_program_tokens t
    join connected_programs g on g.connected_program_id = t.connected_program_id
      and g.revoked_at is null and g.ends_at > now()
    join companies c on c.company_id = g.company_id and c.created_by_uid = g.uid
    join users u on u.id = g.uid and not u.is_disabled
    left join user_profiles p on p.uid = u.id
    where t.hash = any($1) and t.kind = 'access' and t.ends_at > now()`,
};

const readByHash = batchedRead<TokenRow>(async (pool, hashes) => {
  const values = [hashes, CONNECTION_USE_WRITTEN_SECONDS];
  const { rows } = await pool.query<TokenRow>({ ...TOKEN_READ, values });
  return new Map(rows.map((row) => [row.hash, row]));
});

/** Of calls at once, on any node, one writes. */
const USE_WRITE = {
  name: 'connected_program_use',
  text: `update connected_programs set last_used_at = now()
    where connected_program_id = $1 and coalesce(last_used_at < now() - make_interval(secs => $2), true)`,
};
