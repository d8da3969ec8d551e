import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { isGuessable } from '../base/config/secret-strength.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the secret of this installation can be guessed, or read by others on this machine. */
export async function examineSecrets({
  appSecret,
  dataDir,
}: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Finding[]> {
  if (appSecret !== undefined)
    return isGuessable(appSecret)
      ? [
          finding(
            'secrets',
            'warning',
            'APP_SECRET is easy to guess.',
            'Set it to the output of `openssl rand -hex 32`. This logs everybody out.',
          ),
        ]
      : [finding('secrets', 'fine', 'APP_SECRET is hard to guess.')];
  const file = join(dataDir, 'secret');
  const stored = await stat(file).catch(() => undefined);
  if (stored && (stored.mode & 0o077) !== 0)
    return [
      finding(
        'secrets',
        'warning',
        `Other users of this machine can read ${file}.`,
        `Run: chmod 600 ${file}`,
      ),
    ];
  return [finding('secrets', 'fine', 'The secret is in DATA_DIR.')];
}
