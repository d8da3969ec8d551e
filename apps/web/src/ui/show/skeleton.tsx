import type { ReactNode } from 'react';
import css from './skeleton.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

/** One grey bar in place of loading text. `width` is any CSS length. */
export function Bone({ width = '100%', height }: { width?: string; height?: string }) {
  return <span className={css['bone']} style={{ width, height }} aria-hidden />;
}

/** A grey disc in place of a loading picture. */
export function BoneDisc() {
  return <span className={css['disc']} aria-hidden />;
}

interface SkeletonProps {
  /** The announcement for screen readers. */
  label?: string | undefined;
  /** Static content above the skeleton. */
  text?: string | undefined;
}

/** The frame of a skeleton. Nothing is visible for the first 200 ms. */
export function Skeleton({
  text,
  label = text ?? 'Loading',
  children,
}: SkeletonProps & { children: ReactNode }) {
  return (
    <div className={css['late']} role="status" aria-label={label} data-state>
      {text === undefined ? <VisuallyHidden>{label}</VisuallyHidden> : <p className={css['said']}>{text}</p>}
      {children}
    </div>
  );
}

/** Rows of people: picture, name, title, skills. */
export function PersonRowsSkeleton({ rows = 6, ...said }: SkeletonProps & { rows?: number }) {
  return (
    <Skeleton {...said}>
      <div className={css['rows']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css['person']}>
            <BoneDisc />
            <div className={css['lines']}>
              <Bone width={`${widths[row % widths.length]}%`} />
              <Bone width="18%" height="10px" />
              <Bone width="60%" height="10px" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** Rows of a table or list: a text and a figure. */
export function RowsSkeleton({ rows = 4, ...said }: SkeletonProps & { rows?: number }) {
  return (
    <Skeleton {...said}>
      <div className={css['rows']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css['line']}>
            <Bone width={`${widths[row % widths.length]}%`} />
            <Bone width="10%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** A paragraph. */
export function TextSkeleton({ lines = 4, ...said }: SkeletonProps & { lines?: number }) {
  return (
    <Skeleton {...said}>
      <div className={css['text']}>
        {Array.from({ length: lines }, (_, line) => (
          <Bone key={line} width={line === lines - 1 ? '40%' : '100%'} />
        ))}
      </div>
    </Skeleton>
  );
}

const widths = [34, 26, 38, 30];
