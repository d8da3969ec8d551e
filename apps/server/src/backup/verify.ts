import { createHash } from 'node:crypto';
import { fingerprintOf } from '../base/secret.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { isNewer, PRODUCT_VERSION } from '../base/version.ts';
import { CHECKSUMS, DamagedArchive, hashed, readArchive } from '../db/backup/archive.ts';
import { BACKUP_FORMAT, MANIFEST, Manifest } from '../db/backup/manifest.ts';
import { listMigrations } from '../db/migrate.ts';
import { SECRET } from './make.ts';

/** A backup whose every byte was verified. `secret` is the included one, as the data folder stores it. */
export type VerifiedBackup = {
  file: string;
  manifest: Manifest;
  sums: ReadonlyMap<string, string>;
  secret: Buffer | undefined;
};

/**
 * A limit against compression bombs, for the manifest and the checksums, which are held in memory: a million talents have about
 * 200 MB of checksums.
 */
const LIST_BYTES_MAX = 384 * 1024 * 1024;
/** The limit of a part of a table. Parts are written with 4 MB and one row. */
const PART_BYTES_MAX = 64 * 1024 * 1024;
const SECRET_BYTES_MAX = 4096;
const ENTRIES_MAX = 5_000_000;

/**
 * Reads and verifies a whole backup, and changes nothing.
 * @throws StartRefusal if it is damaged, incomplete or from a newer release
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const found = new Map<string, string>();
  const kept = new Map<string, Buffer>();
  await readArchive(file, async ({ name, bytes: length, content }) => {
    const isListed = name !== CHECKSUMS && name !== MANIFEST;
    const isHeld = !isListed || name === SECRET;
    if (length > bytesMaxOf(name) || found.size >= ENTRIES_MAX) throw new DamagedArchive(file);
    const { sum, bytes } = await hashed(content, isHeld);
    if (isHeld) kept.set(name, bytes);
    if (isListed) found.set(name, sum);
  });
  const manifest = readManifest(file, kept.get(MANIFEST));
  const checksums = kept.get(CHECKSUMS) ?? Buffer.alloc(0);
  if (createHash('sha256').update(checksums).digest('hex') !== manifest.checksums)
    throw new DamagedArchive(file);
  const sums = new Map(checksums.toString().split('\n').filter(Boolean).map(toSum));
  const isWhole = sums.size === found.size && [...sums].every(([name, sum]) => found.get(name) === sum);
  if (!isWhole) throw new DamagedArchive(file);
  return { file, manifest, sums, secret: kept.get(SECRET) };
}

/** Stored files are never held, so they have no limit. */
function bytesMaxOf(name: string): number {
  if (name === CHECKSUMS || name === MANIFEST) return LIST_BYTES_MAX;
  if (name === SECRET) return SECRET_BYTES_MAX;
  return name.startsWith('tables/') || name.startsWith('jobs/') ? PART_BYTES_MAX : Infinity;
}

const toSum = (line: string): [name: string, sum: string] => [line.slice(66), line.slice(0, 64)];

/** The version is compared first: a newer manifest may have another format. */
function readManifest(file: string, bytes: Buffer | undefined): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(bytes?.toString() ?? '');
  } catch {
    throw new DamagedArchive(file);
  }
  const { format, version } = json as Partial<Manifest>;
  if (typeof format === 'number' && format > BACKUP_FORMAT) throw newer(file, version);
  const { data: manifest } = Manifest.safeParse(json);
  if (!manifest) throw new DamagedArchive(file);
  const known = listMigrations();
  const isKnown = manifest.migrations.every(
    ({ hash, at }, index) => known[index]?.hash === hash && known[index].at === at,
  );
  if (isNewer(manifest.version, PRODUCT_VERSION) || !isKnown) throw newer(file, manifest.version);
  return manifest;
}

const newer = (file: string, version = 'unknown') =>
  new StartRefusal(
    `${file} is a backup of Talaash ${version}. This release, ${PRODUCT_VERSION}, is older: restore it with ${version} or a newer release.`,
  );

/**
 * Refuses a backup taken under another secret: its second factors could not be decrypted.
 * @param appSecret the configured one; undefined if the data folder keeps it
 */
export function refuseOtherSecret(
  { secretFingerprint, isSecretIncluded }: Manifest,
  appSecret: string | undefined,
): void {
  const isSame = appSecret === undefined ? isSecretIncluded : fingerprintOf(appSecret) === secretFingerprint;
  if (isSame) return;
  const where = isSecretIncluded ? 'the entry `secret` of the backup' : 'the APP_SECRET of that installation';
  throw new StartRefusal(
    `The backup needs another secret: set APP_SECRET to ${where}. ` +
      'Or use --other-secret. Then everybody must log in again, emailed links stop working, and admins must set up a second factor again.',
  );
}
