import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/**
 * Rewrites icon imports to one module per icon. The library's barrel module counts as needed by every page with an icon, and so
 * would all icons of the product.
 */
export function iconImports(): Plugin {
  return {
    name: 'talaash-icon-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx(\?.*)?$/, code: '@tabler/icons-react' },
      handler: (code) => ({ code: apart(code), map: null }),
    },
  };
}

/** @returns the module with one import per icon, on the same lines */
export const apart = (code: string): string =>
  code.replaceAll(IMPORT, (_all, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
      .join(' '),
  );
