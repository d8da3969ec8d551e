import { createFileRoute } from '@tanstack/react-router';
import { ExamplePage } from '../../features/demo/design-system/example-page.tsx';

export const Route = createFileRoute('/design-system-demo/$example/$state')({
  component: ExamplePageOfAddress,
});

function ExamplePageOfAddress() {
  const { example, state } = Route.useParams();
  return <ExamplePage example={example} state={state} />;
}
