import type { ComponentType } from 'react';

const modules = import.meta.glob<Record<string, ComponentType>>('./example/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./example/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface State {
  /** The name of its component, for the address. */
  id: string;
  name: string;
  Component: ComponentType;
}

export interface Example {
  states: readonly State[];
  /** The source of the states, with the imports of a feature. */
  code: string;
}

/** The states of an example in source order, and the source. */
export function exampleOf(id: string): Example {
  const path = `./example/${id}.tsx`;
  const [module, source] = [modules[path], sources[path]];
  if (!module || source === undefined) throw new Error(`There is no example ${id}.`);
  const states = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name = '']) => {
    const Component = module[name];
    return Component ? [{ id: name, name: inWords(name), Component }] : [];
  });
  return { states, code: source.replaceAll("'../../../../", "'../../") };
}

/** "WithAnError" is "With an error". */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
