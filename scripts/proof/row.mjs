// For every row of .dependency-cruiser.mjs, imports of what it does not allow: from the whole project, one file of each
// folder that has a row.
import { dirname, join, relative } from 'node:path';
import rules, { ROWS } from '../../.dependency-cruiser.mjs';

const patterns = ROWS.map(([path]) => new RegExp(path));
const nameOf = (place) => rules.forbidden[place].name;

/**
 * @param {string[]} files of the project, with /
 * @returns {{ mistake: string, files: Record<string, string>, says: string[] }[]}
 */
export function rowMistakes(files) {
  const targets = oneOfEachFolder(
    files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$/.test(path)),
  );
  return ROWS.map(([path, allowed], place) => {
    const planted = plantedFile(path);
    if (rowOf(planted) !== place) throw new Error(`${planted} does not belong to the row ${path}.`);
    const match = patterns[place].exec(planted);
    const refused = targets.filter((target) => !isAllowed(target, match, allowed));
    return {
      mistake: `imports that the row ${nameOf(place)} does not allow`,
      files: { [planted]: refused.map((target) => `import '${specifier(planted, target)}';\n`).join('') },
      says: refused.map((target) => `error ${nameOf(place)}: ${planted} → ${target}`),
    };
  });
}

/** A file that the row's pattern matches: of alternatives the first, for any name "planted". */
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
    const place = rowOf(path);
    if (place < 0) continue;
    const folder = `${place} ${patterns[place].exec(path)[0]}`;
    if (!firsts.has(folder)) firsts.set(folder, path);
  }
  return [...firsts.values()].filter((path) => path.includes('/'));
}

function isAllowed(target, [folder, group], allowed) {
  if (folder.endsWith('/') && target.startsWith(folder)) return true;
  return allowed.some((path) => new RegExp(path.replace('$1', group)).test(target));
}

/** As a file of the project would write it: packages by their names. */
function specifier(from, target) {
  const [, name, module] = /^packages\/([^/]+)\/src\/(.+)\.ts$/.exec(target) ?? [];
  if (name && !from.startsWith(`packages/${name}/`)) return `@talaash/${name}/${module}`;
  const path = relative(dirname(from), target);
  return path.startsWith('.') ? path : `./${path}`;
}
