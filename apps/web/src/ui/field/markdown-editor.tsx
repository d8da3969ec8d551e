import { EDITOR_FAILED_SENTENCE } from '@talaash/domain/markdown/words';
import { Suspense, lazy } from 'react';
import { BrowserOnly } from '../base/browser-only.ts';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { Field } from './field.tsx';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import css from './markdown-editor.module.css';
import { TextSkeleton } from '../show/skeleton.tsx';
import { Banner } from '../show/state.tsx';

const RichText = lazy(
  import.meta.env.SSR ? async () => ({ default: BrowserOnly }) : () => import('./rich-text.tsx'),
);

/** A text field with bold, italic, lists and links. The value is Markdown. */
export function MarkdownEditor({ label, hideLabel, hint, help, error, ...rest }: MarkdownEditorProps) {
  return (
    <Field {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <ErrorBoundary fallback={<Banner tone="bad">{EDITOR_FAILED_SENTENCE}</Banner>}>
          <Suspense
            fallback={
              <div className={css['editor']}>
                <div className={css['tools']} />
                <div className={css['body']}>
                  <TextSkeleton lines={3} label={`Loading the editor of ${label}`} />
                </div>
                <div className={css['foot']}>&nbsp;</div>
              </div>
            }
          >
            <RichText {...rest} label={label} aria={aria} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Field>
  );
}
