import css from './markdown.module.css';

/** A text as it was typed, with its line breaks. */
export const PlainText = ({ text }: { text: string }) => (
  <div className={`${css['text']} ${css['plain']}`}>{text}</div>
);
