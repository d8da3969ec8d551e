import { IconArrowUpRight } from '../icon/arrow-up-right.ts';
import css from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

interface UrlFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'value'> {
  value: string | undefined;
  /** The rule that validates the field. Only a valid address can be opened. */
  isValid: (value: string) => boolean;
}

/** A web address, with a link that opens it once it is valid. */
export function UrlField({ value = '', isValid, ...rest }: UrlFieldProps) {
  const open = value !== '' && isValid(value);
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder="https://"
      {...rest}
      value={value}
      end={
        open ? (
          <a href={value} target="_blank" rel="noopener noreferrer" className={css['open']}>
            <IconArrowUpRight aria-hidden />
            <VisuallyHidden>Open {rest.label} in a new tab</VisuallyHidden>
          </a>
        ) : undefined
      }
    />
  );
}
