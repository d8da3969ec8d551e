// Puts the server and the packages that it imports into a few files, in apps/server/dist: Node loads them in half the time that two
// thousand modules take. Files that are read at runtime stay where they are.
// `--with-commands` also puts the operator's commands into apps/server/dist/command, where no packages are installed. They have files of
// their own: what they share with the server would split the server into more files, and Node would load it later.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

const server = join(import.meta.dirname, '..');
const dist = join(server, 'dist');

const readJson = (path) => JSON.parse(readFileSync(join(server, path), 'utf8'));
/** Programs for one machine, and a package of which only the folder is asked for. */
const { notBundled } = readJson('package.json');

/** The program of a thread or of a process, or the place of a module. */
const PLACE =
  /new URL\(\s*'(?<program>\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)|import\.meta\.(?<kind>dirname|url)/g;

const isPackage = (file) => file.includes('node_modules');
/** In the bundle, a module still finds the files beside it, and starts the programs beside it from the bundle. */
function withPlaces(target) {
  const fromTarget = (path) => relative(target, path).replaceAll(sep, '/');
  return {
    name: 'with-places',
    transform(code, file) {
      if (isPackage(file) || !code.includes('import.meta')) return undefined;
      const inBundle = (...given) => {
        const { program, kind } = given.at(-1);
        if (kind === 'dirname') return `(import.meta.dirname + '/${fromTarget(dirname(file))}')`;
        if (kind === 'url') return `new URL('${fromTarget(file)}', import.meta.url).href`;
        const chunk = this.emitFile({ type: 'chunk', id: join(dirname(file), program) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`;
      };
      // Each line stays a line.
      return { code: code.replaceAll(PLACE, inBundle), map: null };
    },
  };
}

/** Maps of packages are four times as large as ours, and errors in packages are rare. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  transform: (code, file) =>
    isPackage(file) ? { code, map: { version: 3, sources: [], names: [], mappings: '' } } : undefined,
};

/** The bundle imports few modules of packages: their resolution needs no help. */
const withoutResolution = {
  name: 'without-resolution',
  load: (file) => (/[/\\]drizzle-resolution\.ts$/.test(file) ? '' : undefined),
};

async function write(target, input) {
  const bundle = await rolldown({
    input,
    cwd: server,
    platform: 'node',
    external: [...notBundled, 'pg-native'],
    plugins: [withoutResolution, withPlaces(target), withoutMapsOfPackages],
  });
  await bundle.write({
    dir: target,
    sourcemap: true,
    sourcemapExcludeSources: true,
    keepNames: true,
    // Node loads smaller files sooner, also those in which a letter takes one byte. Names stay, for the log.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
}

/** The commands by name, from the scripts of package.json. The writer of documents runs only in a checkout. */
function commands() {
  const { scripts } = readJson('../../package.json');
  const names = Object.values(scripts).map(
    (script) => /apps\/server\/src\/cli\/(?<name>[\w-]+)\.ts$/.exec(script)?.groups.name,
  );
  return Object.fromEntries(
    names
      .filter((name) => name !== undefined && name !== 'write-docs')
      .map((name) => [name, join(server, `src/cli/${name}.ts`)]),
  );
}

rmSync(dist, { recursive: true, force: true });
await write(dist, { main: join(server, 'src/main.ts') });
if (process.argv.includes('--with-commands')) await write(join(dist, 'command'), commands());
