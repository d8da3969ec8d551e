import { IconEye } from '../icon/eye.ts';
import { IconEyeOff } from '../icon/eye-off.ts';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../press/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end'> {
  /** The strength in words, below the field while there is no error. */
  strength?: ReactNode;
}

/** A password, shown on request. Give autoComplete: "current-password" or "new-password". */
export function PasswordField({ strength, help, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      help={strength ?? help}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="s"
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          icon={<Icon aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
