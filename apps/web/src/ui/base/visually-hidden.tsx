import type { ComponentProps } from 'react';
import css from './visually-hidden.module.css';

/** Read out, never seen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css['hidden']} />;
}
