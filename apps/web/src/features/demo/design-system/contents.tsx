import { useEffect, useRef, useState } from 'react';
import css from './design-system.module.css';

interface ContentsProps {
  kinds: readonly { id: string; title: string; entries: readonly { id: string; name: string }[] }[];
}

/** The table of contents. It highlights the entry in view and keeps it visible. */
export function Contents({ kinds }: ContentsProps) {
  const entries = kinds.flatMap((kind) => kind.entries);
  const current = useEntryInView(entries.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  const folded = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: it would scroll the page too.
    if (link && list.current) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);

  const fold = () => folded.current?.removeAttribute('open');
  return (
    <nav className={css['contents']} aria-label="Contents">
      <div ref={list} className={css['list']}>
        <ContentsLinks kinds={kinds} current={current} />
      </div>
      {/* On narrow screens. */}
      <details ref={folded} className={css['folded']}>
        <summary>
          Contents <span>{entries.find(({ id }) => id === current)?.name}</span>
        </summary>
        <div className={css['unfolded']}>
          <ContentsLinks kinds={kinds} current={current} onFollow={fold} />
        </div>
      </details>
    </nav>
  );
}

interface ContentsLinksProps extends ContentsProps {
  current: string | undefined;
  onFollow?: () => void;
}

const ContentsLinks = ({ kinds, current, onFollow }: ContentsLinksProps) =>
  kinds.map((kind) => (
    <div key={kind.id} className={css['group']}>
      <a href={`#${kind.id}`} className={css['kind']} onClick={onFollow}>
        {kind.title}
      </a>
      <ul>
        {kind.entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={onFollow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));

/**
 * The id of the last entry that starts above the upper third of the window; at the bottom of the page, the id of the last one.
 */
function useEntryInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const wanted = all.split(' ');
      const isAtFoot = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = wanted.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3,
      );
      setCurrent(isAtFoot ? wanted.at(-1) : (passed.at(-1) ?? wanted[0]));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [all]);

  return current;
}
