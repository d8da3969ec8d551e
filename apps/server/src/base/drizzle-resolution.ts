import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * For each import of a file of drizzle-orm, Node parses the package's package.json again, which took nearly half of a start. Here
 * an import of the package is resolved once, and one inside it without package.json.
 */

const own = new URL('..', import.meta.url).href;
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    if (/^drizzle-orm($|\/)/.test(specifier) && parentURL.startsWith(own)) {
      const found = resolved.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
      resolved.set(specifier, found);
      return found;
    }
    if (/^\..*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    return nextResolve(specifier, context);
  },
});
