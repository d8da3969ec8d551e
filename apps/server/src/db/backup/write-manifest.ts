import { PRODUCT_VERSION } from '../../base/version.ts';
import type { ArchiveWriter } from './archive.ts';
import { BACKUP_FORMAT, type DatabaseManifest, MANIFEST, type Manifest } from './manifest.ts';

const NO_FILES: Manifest['files'] = { areIncluded: false, count: 0, bytes: 0, missing: [] };

/** Adds what ends a backup: the checksums of all entries and the manifest. */
export async function addManifest(
  archive: ArchiveWriter,
  part: {
    database: DatabaseManifest;
    takenAt: Date;
    secretFingerprint: string;
    files?: Manifest['files'];
    isSecretIncluded?: boolean;
  },
): Promise<Manifest> {
  const { database, takenAt, secretFingerprint, files = NO_FILES, isSecretIncluded = false } = part;
  const manifest: Manifest = {
    product: 'talaash',
    format: BACKUP_FORMAT,
    takenBy: PRODUCT_VERSION,
    takenAt: takenAt.toISOString(),
    ...database,
    files,
    secretFingerprint,
    isSecretIncluded,
    checksums: await archive.addChecksums(),
  };
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  return manifest;
}
