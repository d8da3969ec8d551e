import { type ReactNode, useId } from 'react';
import css from './section.module.css';

interface SectionProps {
  title: string;
  /** Dim, beside the title: "3 of at most 12". */
  note?: ReactNode;
  /** At the end of the heading's line: a small button or a link. */
  action?: ReactNode;
  /** An anchor for steps and links. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page, with a rule above its heading. */
export function Section({ title, note, action, id, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={className ? `${css['section']} ${className}` : css['section']}
    >
      <div className={css['head']}>
        <h2 id={titleId}>{title}</h2>
        {note ? <span className={css['note']}>{note}</span> : null}
        {action ? <div className={css['action']}>{action}</div> : null}
      </div>
      {children}
    </section>
  );
}

interface PageHeadProps {
  title: ReactNode;
  /** Dim, on the title's line: "3 open". */
  note?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The page's heading, with its one primary action. */
export function PageHead({ title, note, subtitle, actions }: PageHeadProps) {
  return (
    <div className={css['page']}>
      <div className={css['pageText']}>
        <div className={css['pageTitle']}>
          <h1>{title}</h1>
          {note ? <span className={css['note']}>{note}</span> : null}
        </div>
        {subtitle ? <p className={css['subtitle']}>{subtitle}</p> : null}
      </div>
      {actions}
    </div>
  );
}

/** Label left, value right, a hairline below each. */
export function DefinitionList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={css['list']}>
      {items.map((item) => (
        <div key={item.label} className={css['item']}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The breadcrumb links to this page. The last one is the page itself. */
export function Breadcrumb({ trail, page }: { trail: readonly ReactNode[]; page: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css['crumbs']}>
        {trail.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  );
}

interface ProgressSegmentsProps {
  /** One per part. */
  segments: readonly ('done' | 'open' | 'bad')[];
  /** "11 of 14 parts are complete" */
  label: string;
}

/** The progress of a form: one bar per part, red if it has errors. */
export function ProgressSegments({ segments, label }: ProgressSegmentsProps) {
  return (
    <div className={css['segments']} role="img" aria-label={label}>
      {segments.map((state, index) => (
        <span key={index} className={css['segment']} data-state={state} />
      ))}
    </div>
  );
}
