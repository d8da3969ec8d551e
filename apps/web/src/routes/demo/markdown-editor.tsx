import { createFileRoute } from '@tanstack/react-router';
import { DemoHead } from '../../features/demo/demo-shell.tsx';
import { EditorDemo } from '../../features/demo/editor/editor-demo.tsx';

export const Route = createFileRoute('/demo/markdown-editor')({ component: EditorPage });

function EditorPage() {
  return (
    <>
      <DemoHead
        title="Markdown editor"
        subtitle="Every longer text of the product is written like this and stored as Markdown."
      />
      <EditorDemo />
    </>
  );
}
