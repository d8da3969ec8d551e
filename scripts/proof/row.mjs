// For every row of scripts/import-row.mjs, imports that it forbids: one file from each folder of the project that has a
// row.
import { dirname, join, relative } from 'node:path';
import rules from '../../.dependency-cruiser.mjs';
import { ROWS } from '../import-row.mjs';

const patterns = ROWS.map(([path]) => new RegExp(path));
const nameOf = (index) => rules.forbidden[index].name;

/**
 * @param {string[]} files paths in the project, with /
 * @returns {{ mistake: string, files: Record<string, string>, expected: string[] }[]}
 */
export function rowMistakes(files) {
  const targets = oneOfEachFolder(
    files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$/.test(path)),
  );
  return ROWS.map(([path, allowed], index) => {
    const planted = plantedFile(path);
    if (rowOf(planted) !== index) throw new Error(`${planted} does not belong to the row ${path}.`);
    const match = patterns[index].exec(planted);
    const refused = targets.filter((target) => !isAllowed(target, match, allowed));
    return {
      mistake: `imports that the row ${nameOf(index)} does not allow`,
      files: { [planted]: refused.map((target) => `import '${specifier(planted, target)}';\n`).join('') },
      expected: refused.map((target) => `error ${nameOf(index)}: ${planted} → ${target}`),
    };
  });
}

/** A path that matches the pattern of a row: the first alternative, and "planted" for any name. */
function plantedFile(path) {
  const sample = path
    .replace(/\(([^|)]*)\|[^)]*\)/g, '$1')
    .replace('([^/]+)', 'planted')
    .replace('[^/]+$', '')
    .replace(/[\^$\\]/g, '');
  return sample.endsWith('.ts') ? sample : join(sample, 'planted.ts');
}

const rowOf = (path) => patterns.findIndex((pattern) => pattern.test(path));

function oneOfEachFolder(files) {
  const firsts = new Map();
  for (const path of files) {
    const index = rowOf(path);
    if (index < 0) continue;
    const folder = `${index} ${patterns[index].exec(path)[0]}`;
    if (!firsts.has(folder)) firsts.set(folder, path);
  }
  return [...firsts.values()].filter((path) => path.includes('/'));
}

function isAllowed(target, [folder, group], allowed) {
  if (folder.endsWith('/') && target.startsWith(folder)) return true;
  return allowed.some((path) => new RegExp(path.replace('$1', group)).test(target));
}

/** The import specifier: the package name for another package, else a relative path. */
function specifier(from, target) {
  const [, name, module] = /^packages\/([^/]+)\/src\/(.+)\.ts$/.exec(target) ?? [];
  if (name && !from.startsWith(`packages/${name}/`)) return `@talaash/${name}/${module}`;
  const path = relative(dirname(from), target);
  return path.startsWith('.') ? path : `./${path}`;
}
