import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names.ts';

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke' | 'children'> {
  /** Width and height in pixels, where no stylesheet sets them. */
  size?: number | string;
  /** Width of the lines in units of the 24 by 24 grid, where no stylesheet sets it. Filled icons have none. */
  stroke?: number | string;
  color?: string;
  /** Its name for screen readers and as the browser's tooltip. */
  title?: string;
}

/**
 * @param paths the `d` of each path, on a grid of 24 by 24
 * @returns the component of an icon. It passes all other attributes to its `svg`: an icon beside a text has `aria-hidden`.
 */
export const createIcon = (kind: 'outline' | 'filled', paths: readonly string[]) =>
  function Icon({ size = 24, stroke = 2, color = 'currentColor', title, className, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...(kind === 'filled'
          ? { fill: color, stroke: 'none' }
          : { fill: 'none', stroke: color, strokeWidth: stroke, ...ROUND })}
        className={classNames('tabler-icon', className)}
        {...rest}
      >
        {title && <title>{title}</title>}
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
