import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const folder = join(import.meta.dirname, '../src/ui/theme');
const bodyFonts = { default: 'geist.woff2', talaash: 'plex-400.woff2', minecraft: 'jersey-20.woff2' };

/**
 * Serves and emits /theme.js, the one blocking script. It needs the hashed name of each theme's body font, so that only the
 * active one is preloaded. It also records the visitor's actions until the other scripts run.
 */
export function themeScript(): Plugin {
  return {
    name: 'talaash-theme-script',
    configureServer(server) {
      server.middlewares.use('/theme.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await withEarly(render((file) => `/src/ui/theme/font/${file}`)));
      });
    },
    async generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: 'theme.js',
        source: await withEarly(builtThemeScript(bundle)),
      });
    },
  };
}

/** The script with this build's font names. */
export function builtThemeScript(bundle: Rolldown.OutputBundle): Promise<string> {
  const hashed = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'asset' ? output.names.map((name) => [name, `/${output.fileName}`] as const) : [],
    ),
  );
  return render((file) => {
    const url = hashed.get(file);
    if (!url) throw new Error(`The body font ${file} is in no stylesheet.`);
    return url;
  });
}

async function render(urlOf: (file: string) => string): Promise<string> {
  const urls = Object.fromEntries(Object.entries(bodyFonts).map(([theme, file]) => [theme, urlOf(file)]));
  const text = await read('theme-script.js');
  return text.replace('__BODY_FONTS__', JSON.stringify(urls));
}

const read = (file: string) => readFile(join(folder, file), 'utf8');

const withEarly = async (script: Promise<string>): Promise<string> =>
  minifySync('theme.js', `${await script}\n${await read('early-script.js')}`).code;
