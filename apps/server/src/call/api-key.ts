import { BlockList, isIPv4 } from 'node:net';
import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import { API_KEY_USE_WRITTEN_SECONDS } from '@talaash/domain/api-key/limit';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import type { ProgramResource } from '@talaash/domain/connected-program/choice';
import { batchedRead } from '../db/batched-read.ts';
import { hashOfSecret, isSecret } from './api-key-secret.ts';
import type { Deps } from './deps.ts';
import { OWNER_COLUMNS, type OwnerRow, programViewer } from './program-viewer.ts';
import { refusal } from './refusal.ts';
import type { SignedInViewer } from './viewer.ts';

/** The secret of a program, and which of our addresses it calls with it. */
export type Bearer = { secret: string; resource: ProgramResource };

/** The secret in an Authorization header. Other schemes than Bearer are those of proxies, and no key. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const found = /^bearer(?:\s+(.*))?$/is.exec(authorization ?? '');
  return found ? (found[1] ?? '').trim() : undefined;
}

/** The program's secret in a request to one of our addresses for programs. */
export function bearerFor(resource: ProgramResource, authorization: string | undefined): Bearer | undefined {
  const secret = bearerOf(authorization);
  return secret === undefined ? undefined : { secret, resource };
}

/**
 * The viewer of a key: its company, in the place of its owner, with the role of its scopes. It is read from the database for every
 * call, as that of a session is, so that the next call after a change notices it on every node.
 *
 * @throws UNAUTHORIZED for a secret that is not valid, FORBIDDEN from an address that the key does not allow
 */
export async function readKeyViewer(
  { database: { pool } }: Pick<Deps, 'database'>,
  secret: string,
  ip: string,
): Promise<SignedInViewer> {
  const row = isSecret(secret) ? await readByHash(pool, hashOfSecret(secret)) : undefined;
  if (row === undefined) throw refusal('UNAUTHORIZED', API_KEY_REFUSALS.invalid);
  if (!isWithin(row.networks, ip)) throw refusal('FORBIDDEN', API_KEY_REFUSALS.elsewhere);
  const { hash, isUseDue, networks: _networks, apiKeyId: id, scopes, ...owner } = row;
  if (isUseDue) await pool.query({ ...USE_WRITE, values: [hash, API_KEY_USE_WRITTEN_SECONDS] });
  return programViewer(owner, { kind: 'key', id, scopes });
}

/** Whether an address is in one of the networks of a key. A key without networks may be used from anywhere. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    if (prefix === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(prefix), family);
  }
  // The zone of a link-local address is that of this machine.
  const address = ip.replace(/%.*$/, '');
  return allowed.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

type KeyRow = OwnerRow & {
  hash: string;
  apiKeyId: string;
  scopes: ApiKeyScope[];
  networks: string[];
  isUseDue: boolean;
};

const KEY_READ = {
  name: 'viewer_by_key',
  text: `select s.hash, k.api_key_id as "apiKeyId", k.scopes, k.networks,
      coalesce(s.last_used_at < now() - make_interval(secs => $2), true) as "isUseDue", ${OWNER_COLUMNS}
    from api_key_secrets s
    join api_keys k on k.api_key_id = s.api_key_id and k.revoked_at is null and k.ends_at > now()
    join companies c on c.company_id = k.company_id
    join users u on u.id = c.created_by_uid and not u.is_disabled
    left join user_profiles p on p.uid = u.id
    where s.hash = any($1) and (s.ends_at is null or s.ends_at > now())`,
};

const readByHash = batchedRead<KeyRow>(async (pool, hashes) => {
  const { rows } = await pool.query<KeyRow>({ ...KEY_READ, values: [hashes, API_KEY_USE_WRITTEN_SECONDS] });
  return new Map(rows.map((row) => [row.hash, row]));
});

/** Of calls at once, on any node, one writes. */
const USE_WRITE = {
  name: 'api_key_use',
  text: `update api_key_secrets set last_used_at = now()
    where hash = $1 and coalesce(last_used_at < now() - make_interval(secs => $2), true)`,
};
