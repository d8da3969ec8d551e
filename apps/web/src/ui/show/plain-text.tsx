import { plainText } from '@talaash/domain/markdown/plain';
import css from './markdown.module.css';

/** A Markdown text without its formatting, but with its line breaks. */
export const PlainText = ({ text }: { text: string }) => (
  <div className={`${css['text']} ${css['plain']}`}>{plainText(text)}</div>
);
