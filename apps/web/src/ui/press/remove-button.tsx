import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import css from './remove-button.module.css';

/** The small cross of a chip or tag: 18 px to see, more to hit. */
export function RemoveButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={css['remove']}>
      <IconX aria-hidden />
    </button>
  );
}
