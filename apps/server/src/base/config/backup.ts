import { z } from 'zod';
import { configPart, fromProject, onOff, optional, withDefault } from './kit.ts';

/** Automatic backups. */
export const backup = configPart({
  variables: {
    BACKUP_BEFORE_UPGRADE: withDefault(onOff, 'on').describe(
      'Whether the server backs up the database before an upgrade changes its tables. It keeps the last three backups. It refuses to start without room for one.',
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
