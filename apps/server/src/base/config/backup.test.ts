import { expect, test } from 'vitest';
import { problems, read } from '../../../test/config.ts';

test('backups before upgrades are taken in the data folder, until another one is named or they are off', () => {
  expect(read({})).toMatchObject({ isBackedUpBeforeUpgrade: true, backupFolder: undefined });
  expect(read({ BACKUP_BEFORE_UPGRADE: 'off', BACKUP_DIR: '/backups' })).toMatchObject({
    isBackedUpBeforeUpgrade: false,
    backupFolder: '/backups',
  });
  expect(problems({ BACKUP_BEFORE_UPGRADE: 'yes' })).toEqual([
    'BACKUP_BEFORE_UPGRADE must be one of: on, off.',
  ]);
});
