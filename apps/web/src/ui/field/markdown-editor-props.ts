import type { FieldFrame } from './field.tsx';

/** The properties of the editor. Most go on to the part that loads late. */
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
  /** Gives it the focus as soon as it has loaded. */
  autoFocus?: boolean | undefined;
  'data-path'?: string | undefined;
}
