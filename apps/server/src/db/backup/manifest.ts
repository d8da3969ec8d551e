import { z } from 'zod';

/** The last entry of a backup: a backup without it is not complete. */
export const MANIFEST = 'manifest.json';

/** Counts up when a release cannot read the backups of later ones any more. */
export const BACKUP_FORMAT = 1;

const Count = z.number().int().nonnegative();

/** What a backup holds. Later releases may add to it. */
export const Manifest = z.object({
  product: z.literal('talaash'),
  format: Count,
  /** The release whose tables these are. */
  version: z.string(),
  /** The release that took the backup. It is newer when it was taken before an upgrade. */
  takenBy: z.string(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.object({ hash: z.string(), at: Count })),
  /** In an order in which foreign keys are never broken. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() })),
  /** Jobs that waited, mails among them. */
  jobs: Count,
  files: z.object({
    /** False when only the database was backed up. */
    areIncluded: z.boolean(),
    count: Count,
    bytes: Count,
    /** Named by a row and not in the store. */
    missing: z.array(z.string()),
  }),
  /** Tells whether an APP_SECRET is the one of this installation, and not what it is. */
  secretFingerprint: z.string(),
  /** Whether the secret itself is in the backup, as that of a local installation without APP_SECRET. */
  isSecretIncluded: z.boolean(),
  /** The checksum of the entry with the checksums. */
  checksums: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

/** The part of the manifest that tells of the database. */
export type DatabaseManifest = Pick<
  Manifest,
  'version' | 'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'
>;
