import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/ui/theme/font');

const latin = between(0x20, 0x7e) + between(0xa0, 0xff) + 'ıŒœŠšŽžŸˆ˜–—‘’‚“”„†•…‰‹›⁄€™−←↑→↓↵⌘⇧⌥';
/** The characters that English pages show. The other letters and signs are in a separate file. */
const usual = between(0x20, 0x7e) + '\u00a0©·×–—‘’“”•…−←↑→↓↵';
const rest = [...latin].filter((letter) => !usual.includes(letter)).join('');
const rupee = '₹';
/** The Hindi in our own page texts. Names need the whole script, which is forty times as large. */
const hindiWords = 'तलाश कौशल सूची';

interface Face {
  /** The file name in font.css. */
  to: string;
  from: string;
  /** If absent, every glyph of the source. */
  text?: string;
  axes?: Record<string, number | { min: number; max: number }>;
  /** If absent, every feature of the source. */
  features?: string[];
}

/** The default theme uses these weights. Beside the features that browsers apply by default, it uses only tabular figures. */
const first = {
  axes: { wght: { min: 400, max: 600 } },
  features: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
};

// The rupee sign is in the packages' latin-ext files, so every face ships it as a separate file.
const faces: Face[] = [
  { to: 'geist.woff2', from: variable('geist', 'geist-latin-wght'), text: usual, ...first },
  { to: 'geist-rest.woff2', from: variable('geist', 'geist-latin-wght'), text: rest, ...first },
  { to: 'geist-rupee.woff2', from: variable('geist', 'geist-latin-ext-wght'), text: rupee, ...first },
  { to: 'geist-ext.woff2', from: variable('geist', 'geist-latin-ext-wght') },
  ...[400, 500, 600].flatMap((weight) => [
    { to: `plex-${weight}.woff2`, from: fixed('ibm-plex-sans', 'latin', weight), text: latin },
    { to: `plex-${weight}-rupee.woff2`, from: fixed('ibm-plex-sans', 'latin-ext', weight), text: rupee },
    { to: `plex-${weight}-ext.woff2`, from: fixed('ibm-plex-sans', 'latin-ext', weight) },
  ]),
  anek('anek.woff2', 'latin', latin),
  anek('anek-rupee.woff2', 'latin-ext', rupee),
  { to: 'jersey-10.woff2', from: fixed('jersey-10', 'latin', 400), text: latin },
  { to: 'jersey-20.woff2', from: fixed('jersey-20', 'latin', 400), text: latin },
  // The Jersey faces have no rupee sign; VT323, drawn on the same kind of grid, lends its own.
  { to: 'vt323-rupee.woff2', from: fixed('vt323', 'latin-ext', 400), text: rupee },
  { to: 'jersey-20-ext.woff2', from: fixed('jersey-20', 'latin-ext', 400) },
  { to: 'plex-devanagari-400.woff2', from: fixed('ibm-plex-sans-devanagari', 'devanagari', 400) },
  { to: 'plex-devanagari-600.woff2', from: fixed('ibm-plex-sans-devanagari', 'devanagari', 600) },
  {
    to: 'plex-devanagari-words.woff2',
    from: fixed('ibm-plex-sans-devanagari', 'devanagari', 400),
    text: hindiWords,
  },
  { to: 'anek-devanagari-words.woff2', from: fixed('anek-devanagari', 'devanagari', 500), text: hindiWords },
  { to: 'anek-devanagari-500.woff2', from: fixed('anek-devanagari', 'devanagari', 500) },
];

/** The inputs of the existing subsets. */
const recipeFile = join(folder, '.recipe');

/**
 * Subsets the packages' fonts to the characters that the product shows; font.css names the results. They are cached until a face
 * or its package changes.
 */
export function fontSubset(): Plugin {
  return {
    name: 'talaash-font-subset',
    async config() {
      mkdirSync(folder, { recursive: true });
      const recipe = recipeOf(faces);
      const isKept = existsSync(recipeFile) && readFileSync(recipeFile, 'utf8') === recipe;
      if (isKept && faces.every(({ to }) => existsSync(join(folder, to)))) return;
      for (const face of faces) await cut(face);
      await writeFile(recipeFile, recipe);
    },
    // The server draws pictures with it and cannot read compressed fonts. No page loads it.
    async generateBundle() {
      const source = await readFile(require.resolve(variable('geist', 'geist-latin-wght')));
      const cutting = { targetFormat: 'sfnt', variationAxes: { wght: 600 } } as const;
      this.emitFile({
        type: 'asset',
        fileName: 'preview.ttf',
        source: await subsetFont(source, latin, cutting),
      });
    },
  };
}

function recipeOf(from: readonly Face[]): string {
  const sources = from.map((face) => readFileSync(require.resolve(face.from)));
  const hash = createHash('sha256').update(JSON.stringify(from));
  for (const source of sources) hash.update(source);
  return hash.digest('hex');
}

async function cut(face: Face): Promise<void> {
  const source = await readFile(require.resolve(face.from));
  const keep = face.text === undefined && !face.axes;
  const bytes = keep
    ? source
    : await subsetFont(source, face.text ?? '', {
        targetFormat: 'woff2',
        ...(face.axes ? { variationAxes: face.axes } : {}),
        ...(face.features ? { keepFeatures: face.features } : {}),
      });
  await writeFile(join(folder, face.to), bytes);
}

function variable(family: string, file: string): string {
  return `@fontsource-variable/${family}/files/${file}-normal.woff2`;
}

function fixed(family: string, script: string, weight: number): string {
  return `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`;
}

// Headings use one width: pinning it saves most of the 104 KB of the whole axis.
function anek(to: string, script: string, text: string): Face {
  return {
    to,
    from: variable('anek-latin', `anek-latin-${script}-wdth`),
    text,
    axes: { wdth: 88, wght: { min: 400, max: 700 } },
  };
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
