import { NotFoundPage } from '../../../ui/shell/lost-page.tsx';
import { exampleOf } from './examples.ts';
import { KINDS } from './registry.ts';

interface ExamplePageProps {
  example: string;
  state: string;
}

/** A shell on its own page. */
export function ExamplePage({ example, state }: ExamplePageProps) {
  const entry = KINDS.flatMap(({ entries }) => entries).find(
    ({ id, layout }) => id === example && layout === 'pages',
  );
  const shown = entry && exampleOf(entry.id).states.find(({ id }) => id === state);
  return shown ? <shown.Component /> : <NotFoundPage />;
}
