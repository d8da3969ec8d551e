import type { ApiKey } from '@talaash/domain/api-key/schema';
import type { SecretRow, WholeApiKey } from './queries.ts';

const toSecret = ({ start, lastFour, createdIsoDateTimeUtc, lastUsedIsoDateTimeUtc }: SecretRow) => ({
  start,
  lastFour,
  createdIsoDateTimeUtc,
  lastUsedIsoDateTimeUtc,
});

/** A key as its owner sees it: never a secret, nor its hash. */
export function toApiKey({ secrets, ...row }: WholeApiKey): ApiKey {
  const [secret, ...replaced] = secrets;
  if (!secret) throw new Error(`The key ${row.apiKeyId} has no secret.`);
  return {
    key: { apiKeyId: row.apiKeyId },
    name: row.name,
    scopes: row.scopes,
    networks: row.networks,
    endsIsoDateTimeUtc: row.endsIsoDateTimeUtc,
    createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: row.updatedIsoDateTimeUtc,
    createdBy: row.createdBy,
    revokedIsoDateTimeUtc: row.revokedIsoDateTimeUtc,
    isValid: row.isValid,
    secret: { ...toSecret(secret), endsIsoDateTimeUtc: secret.endsIsoDateTimeUtc },
    replaced: replaced.flatMap(({ endsIsoDateTimeUtc, ...one }) =>
      endsIsoDateTimeUtc === null
        ? []
        : [{ ...toSecret({ ...one, endsIsoDateTimeUtc }), endsIsoDateTimeUtc }],
    ),
  };
}
