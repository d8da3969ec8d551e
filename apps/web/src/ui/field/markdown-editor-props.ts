import type { FieldFrame } from './field.tsx';

/** The properties of the editor. Most are passed on to the lazy-loaded part. */
export interface MarkdownEditorProps extends FieldFrame {
  /** Markdown. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  max: number;
  /** Returns a sentence if the address cannot be a link, else undefined. */
  urlRefusal: (value: string) => string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Focuses the editor once it has loaded. */
  autoFocus?: boolean | undefined;
  'data-path'?: string | undefined;
}
