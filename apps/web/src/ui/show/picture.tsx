import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names.ts';
import css from './picture.module.css';

/** The aspect ratios of pictures: width to height. */
export type PictureRatio =
  /** In pixels, of a picture whose size is known. */
  `${number}x${number}` | '4x2' | '4x2.5' | '8x3' | '4x3' | 'square' | '4x5' | '4x6';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'style'> {
  src: string;
  alt: string;
  ratio: PictureRatio;
}

/** A picture with an aspect ratio and reserved space. A picture of another ratio is cropped. */
export function Picture({ ratio, alt, className, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      className={classNames(css['picture'], className)}
      style={{ aspectRatio: ratio === 'square' ? '1' : ratio.replace('x', ' / ') }}
    />
  );
}
