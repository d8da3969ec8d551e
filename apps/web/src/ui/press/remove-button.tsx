import { IconX } from '../icon/x.ts';
import type { ComponentProps } from 'react';
import css from './remove-button.module.css';

/** The small cross of a chip or tag. It looks 18 px wide; its hit area is larger. */
export function RemoveButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={css['remove']}>
      <IconX aria-hidden />
    </button>
  );
}
