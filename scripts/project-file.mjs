// The files of the project, as git knows them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const paths = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/** @returns {string[]} paths in the project, with /: committed files and new ones, without what .gitignore names */
export const projectFiles = () =>
  paths('ls-files', '--cached', '--others', '--exclude-standard').filter((path) =>
    existsSync(join(project, path)),
  );

/**
 * The files that differ from the branch `main`, new ones among them, without deleted ones.
 *
 * @returns {{ files: string[], since: string }} paths in the project, with /, and the commit that they are compared with
 * @throws when there is no `main` here and on no remote
 */
export function changedFiles() {
  const since = mergeBase();
  const changed = [
    ...paths('diff', '--name-only', '--diff-filter=d', since),
    ...paths('ls-files', '--others', '--exclude-standard'),
  ];
  return { files: [...new Set(changed)], since };
}

function mergeBase() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // This name is not known here: the next one is tried.
    }
  }
  throw new Error('There is no branch main here to compare with. Fetch it: git fetch origin main');
}
