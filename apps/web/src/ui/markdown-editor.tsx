import { Suspense, lazy } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Field, type FieldFrame } from './field.tsx';
import css from './markdown-editor.module.css';
import { TextSkeleton } from './skeleton.tsx';
import { Banner } from './state.tsx';

const RichText = lazy(() => import('./rich-text.tsx'));

export interface MarkdownEditorProps extends FieldFrame {
  /** Markdown. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  max: number;
  /** Why an address cannot be a link, in a sentence; undefined when it can. */
  urlRefusal: (value: string) => string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  'data-path'?: string | undefined;
}

/** A text with bold, italic, lists and links, kept as Markdown. */
export function MarkdownEditor({ label, hideLabel, hint, help, error, ...rest }: MarkdownEditorProps) {
  return (
    <Field {...{ label, hideLabel, hint, help, error }}>
      {(aria) => (
        <ErrorBoundary fallback={<Banner tone="bad">An error was thrown.</Banner>}>
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
