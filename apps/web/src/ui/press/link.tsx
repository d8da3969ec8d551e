import { IconArrowUpRight } from '../icon/arrow-up-right.ts';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import buttonCss from './button.module.css';
import { ButtonLabel, type ButtonSize, type ButtonTone, toneClasses } from './button.tsx';
import { classNames } from '../base/class-names.ts';
import { KeyCap } from '../key/key-cap.tsx';
import css from './link.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

interface LinkBaseProps extends ComponentProps<'a'> {
  /** Colour and underline only on hover: for names in lists. */
  plain?: boolean | undefined;
}

/** A link inside the app, typed by the routes: `<Link to="/company/job_posts">`. */
export const Link = createLink(LinkBase);

/** A link inside the app that looks like a button. */
export const ButtonLink = createLink(ButtonLinkBase);

/** A link to another site, in a new tab. Only http, https, mailto and tel become a link; any other address is plain text. */
export function ExternalLink({ href, children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(css['link'], css['external'], className)}
    >
      {children}
      <IconArrowUpRight aria-hidden />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function LinkBase({ plain, className, children, ...rest }: LinkBaseProps) {
  return (
    <a {...rest} className={classNames(plain ? css['plain'] : css['link'], className)}>
      {children}
    </a>
  );
}

interface ButtonLinkBaseProps extends ComponentProps<'a'> {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  keys?: string | undefined;
  full?: boolean | undefined;
  /** Below 900 px only the icon is visible. The label stays the accessible name. */
  compact?: boolean | undefined;
}

function ButtonLinkBase({
  tone = 'default',
  size = 'm',
  icon,
  keys,
  full,
  compact,
  className,
  children,
  ...rest
}: ButtonLinkBaseProps) {
  return (
    <a
      {...rest}
      data-size={size}
      data-full={full || undefined}
      data-compact={compact || undefined}
      className={classNames(
        buttonCss['button'],
        toneClasses[tone],
        compact && buttonCss['compact'],
        className,
      )}
    >
      {icon}
      <ButtonLabel compact={compact}>{children}</ButtonLabel>
      {keys ? <KeyCap>{keys}</KeyCap> : null}
    </a>
  );
}
