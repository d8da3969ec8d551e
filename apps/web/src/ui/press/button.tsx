import { IconLoader2 } from '../icon/loader-2.ts';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import css from './button.module.css';
import { announce } from '../base/announce.tsx';
import { classNames } from '../base/class-names.ts';
import { KeyCap } from '../key/key-cap.tsx';
import { Tooltip } from '../float/tooltip.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

export type ButtonTone = 'primary' | 'default' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export const toneClasses: Record<ButtonTone, string | undefined> = {
  primary: css['primary'],
  default: css['default'],
  quiet: css['quiet'],
  danger: css['danger'],
};

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** The shortcut, shown beside the label. */
  keys?: string | undefined;
  full?: boolean | undefined;
  /** Below 900 px only the icon is visible. The label stays the accessible name. */
  compact?: boolean | undefined;
  loading?: boolean | undefined;
  /** A sentence gives the reason; the button then stays focusable. */
  disabled?: boolean | string | undefined;
}

/** A button with a label. Use one primary button per view. */
export function Button({
  tone = 'default',
  size = 'm',
  icon,
  keys,
  full,
  compact,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      {...rest}
      size={size}
      full={full}
      data-compact={compact || undefined}
      className={classNames(toneClasses[tone], compact && css['compact'], rest.className)}
    >
      {rest.loading ? <IconLoader2 className={css['spinner']} aria-hidden /> : icon}
      <ButtonLabel compact={compact}>{children}</ButtonLabel>
      {keys ? <KeyCap>{keys}</KeyCap> : null}
    </Pressable>
  );
}

interface ButtonLabelProps {
  compact: boolean | undefined;
  children: ReactNode;
}

/** The content of a button. A plain text that is too long ends in an ellipsis; other content lays itself out. */
export function ButtonLabel({ compact = false, children }: ButtonLabelProps) {
  if (compact) return <span className={css['words']}>{children}</span>;
  return typeof children === 'string' ? <span className={css['label']}>{children}</span> : children;
}

export interface IconButtonProps
  extends Omit<ButtonProps, 'icon' | 'keys' | 'full' | 'compact' | 'children'> {
  /** Describes the action: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square icon button. */
export function IconButton({ tone = 'quiet', size = 'm', label, icon, ...rest }: IconButtonProps) {
  const reason = typeof rest.disabled === 'string' ? rest.disabled : undefined;
  return (
    <Tooltip label={reason ? `${label}: ${reason}` : label}>
      <Pressable
        {...rest}
        size={size}
        quietReason
        aria-label={label}
        className={classNames(toneClasses[tone], css['icon'], rest.className)}
      >
        {rest.loading ? <IconLoader2 className={css['spinner']} aria-hidden /> : icon}
      </Pressable>
    </Tooltip>
  );
}

interface PressableProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  'data-compact'?: true | undefined;
  size: ButtonSize;
  full?: boolean | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | string | undefined;
  /** The caller shows the reason itself. */
  quietReason?: boolean;
}

function Pressable({
  size,
  full,
  loading,
  disabled,
  quietReason,
  className,
  onClick,
  ...rest
}: PressableProps) {
  const reasonId = useId();
  const reason = typeof disabled === 'string' ? disabled : undefined;
  const idle = Boolean(loading || reason);

  // aria-disabled keeps the focus. It does not stop a submit button, so this does.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!idle) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    // Enter in a field clicks the form's button, which may be far from the focus.
    if (reason) announce(reason, 'assertive');
  }

  const button = (
    <button
      type="button"
      {...rest}
      disabled={disabled === true}
      aria-disabled={idle || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      data-size={size}
      data-full={full || undefined}
      className={classNames(css['button'], className)}
      onClick={press}
    />
  );
  // `false` may become a reason. The elements must stay the same then: a new button would lose the focus.
  if (disabled === undefined || disabled === true) return button;
  return (
    <>
      {quietReason ? button : <Tooltip label={reason}>{button}</Tooltip>}
      {reason ? <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden> : null}
    </>
  );
}
