// npm run icon -- NAME... [--filled]: writes one file per icon to apps/web/src/ui/icon. The names are those of
// https://tabler.io/icons. The drawings are read from the npm package, which is too large to install for a few of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, pinnedNode, project } from './project.mjs';

const SOURCE = '@tabler/icons@3.51.0';
const TARGET = 'apps/web/src/ui/icon';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { filled: { type: 'boolean', default: false } },
});
const kind = values.filled ? 'filled' : 'outline';

if (names.length === 0) fail(['Name an icon of https://tabler.io/icons: npm run icon -- arrow-left']);
else {
  await install();
  const drawings = readDrawings();
  const faults = names.flatMap((name) => faultsOf(name, drawings[name]));
  if (faults.length > 0) fail(faults);
  else write(names.map((name) => ({ name: values.filled ? `${name}-filled` : name, parts: drawings[name] })));
}

/** @returns {Record<string, [tag: string, attributes: Record<string, string>][]>} the parts of each icon of the kind, by its name */
function readDrawings() {
  const folder = mkdtempSync(join(tmpdir(), 'icon-'));
  const file = `package/tabler-nodes-${kind}.json`;
  try {
    const pack = ['pack', SOURCE, '--silent', '--pack-destination', folder];
    const archive = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive, file], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function faultsOf(name, parts) {
  if (!parts) return [`${SOURCE} has no ${kind} icon with the name ${name}.`];
  const isDrawn = parts.every(
    ([tag, attributes]) => tag === 'path' && Object.keys(attributes).join() === 'd',
  );
  return isDrawn ? [] : [`${name} has more than plain paths: let create-icon.tsx draw it first.`];
}

function write(icons) {
  const files = icons.map(({ name }) => join(TARGET, `${name}.ts`));
  for (const [at, { name, parts }] of icons.entries()) {
    const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
    const paths = JSON.stringify(parts.map(([, { d }]) => d));
    const code = [
      "import { createIcon } from './create-icon.tsx';",
      '',
      `export const Icon${words.join('')} = createIcon('${kind}', ${paths});`,
      '',
    ];
    writeFileSync(join(project, files[at]), code.join('\n'));
  }
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(pinnedNode, [biome, 'format', '--write', ...files], { cwd: project, stdio: 'inherit' });
}

function fail(faults) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}
