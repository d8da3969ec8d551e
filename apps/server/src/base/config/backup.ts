import { z } from 'zod';
import { configPart, fromProject, onOff, optional, withDefault } from './kit.ts';

/** Backups that are taken without being asked for. */
export const backup = configPart({
  variables: {
    BACKUP_BEFORE_UPGRADE: withDefault(onOff, 'on').describe(
      'Whether the database is backed up before an upgrade changes its tables. The last three are kept. Without room for one the start is refused.',
    ),
    BACKUP_DIR: optional(z.string()).describe(
      'The folder for the backups before upgrades; relative to the project. By default `backups` in DATA_DIR.',
    ),
  },
  read: (given) => ({
    isBackedUpBeforeUpgrade: given.BACKUP_BEFORE_UPGRADE === 'on',
    /** An absolute path; undefined for `backups` in `dataDir`. */
    backupFolder: given.BACKUP_DIR === undefined ? undefined : fromProject(given.BACKUP_DIR),
  }),
});
