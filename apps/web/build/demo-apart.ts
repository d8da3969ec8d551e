import type { Plugin } from 'vite';

/** The files that only a demo page may load. Of its route, only the component: all pages know the page's address. */
const DEMO_FILES = [
  /\/features\/(customer|demo)\//,
  /\/domain\/src\/customer\//,
  /\/routes\/(demo|design-system-demo)\/[^?]*\?.*tsr-split/,
];

interface Chunk {
  /** The module that is this chunk's entry, if any. */
  facadeModuleId: string | null;
  isEntry: boolean;
  isDynamicEntry: boolean;
  /** The statically imported chunks. */
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** Every demo file that another page would load too. */
export function demoFilesElsewhere(chunks: Readonly<Record<string, Chunk>>): string[] {
  const isOfDemo = (id: string) => DEMO_FILES.some((file) => file.test(id));
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  for (const [name, { isEntry, isDynamicEntry, facadeModuleId }] of Object.entries(chunks))
    if (isEntry || (isDynamicEntry && !isOfDemo(facadeModuleId ?? ''))) load(name);
  return [...loaded].flatMap((name) => chunks[name]?.moduleIds.filter(isOfDemo) ?? []);
}

/** Fails the build if another page loads code of a demo page. */
export function demoApart(): Plugin {
  return {
    name: 'talaash-demo-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output]] : [],
        ),
      );
      const found = demoFilesElsewhere(chunks);
      if (found.length > 0)
        this.error(`Other pages would load these files of the demo pages: ${found.join(', ')}`);
    },
  };
}
