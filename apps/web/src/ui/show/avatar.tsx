import { IconLock } from '../icon/lock.ts';
import { useState } from 'react';
import css from './avatar.module.css';
import { classNames } from '../base/class-names.ts';
import { initialsOf } from './initials.ts';
import { Picture } from './picture.tsx';

interface AvatarProps {
  /** Determines the initials and the background. Show the name beside the picture, or pass `alt`. */
  name: string;
  src?: string | undefined;
  /** Empty by default, because the name is beside it. */
  alt?: string | undefined;
  /** s 24, m 32, default 40, l 72, xl 96 px. */
  size?: 's' | 'm' | 'default' | 'l' | 'xl' | undefined;
  /** A logo keeps square corners in every theme. */
  shape?: 'person' | 'logo' | undefined;
}

/** A square picture with reserved space. Initials replace a missing or broken one. */
export function Avatar({ name, src, alt = '', size = 'default', shape = 'person' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed;
  return (
    <span
      className={classNames(css['avatar'], !shown && css['initials'])}
      data-size={size}
      data-shape={shape}
      data-ground={groundOf(name)}
      {...(alt && !shown ? { role: 'img', 'aria-label': alt } : {})}
    >
      {shown ? (
        <Picture
          ratio="square"
          className={css['image']}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden>{initialsOf(name)}</span>
      )}
    </span>
  );
}

/** A hatched disc in place of a picture that the viewer may not see. */
export function RedactedAvatar({ size = 'default' }: Pick<AvatarProps, 'size'>) {
  return (
    <span className={classNames(css['avatar'], css['redacted'])} data-size={size}>
      <IconLock aria-hidden />
    </span>
  );
}

function groundOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum % 3) + 1;
}
