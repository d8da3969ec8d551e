import { PathLink } from '../../../ui/press/path-link.tsx';
import { CopyButton } from '../copy-button.tsx';
import css from './design-system.module.css';
import { type Example, exampleOf } from './examples.ts';
import type { Entry } from './kind/kind.ts';

/** A component in all its states, with their source code. */
export function EntryView({ entry }: { entry: Entry }) {
  const { id, name, about, parts, layout = 'columns' } = entry;
  const example = exampleOf(id);
  return (
    <section id={id} className={css['entry']} aria-labelledby={`${id}-name`}>
      <div className={css['head']}>
        <h3 id={`${id}-name`}>{name}</h3>
        <span className={css['files']}>ui/{Object.keys(parts).join(', ui/')}</span>
      </div>
      <p className={css['about']}>{about}</p>
      {layout === 'pages' ? (
        <Pages id={id} example={example} />
      ) : (
        <div className={css['states']} data-layout={layout}>
          {example.states.map(({ id: state, name: label, Component }) => (
            <figure key={state} className={css['state']}>
              <figcaption>{label}</figcaption>
              <div className={css['shown']}>
                <Component />
              </div>
            </figure>
          ))}
        </div>
      )}
      <details className={css['code']}>
        <summary>Code of {name}</summary>
        <div className={css['source']}>
          <CopyButton label={`Code of ${name}`} text={example.code} />
          <pre tabIndex={0} aria-label={`Code of ${name}`}>
            {example.code}
          </pre>
        </div>
      </details>
    </section>
  );
}

function Pages({ id, example }: { id: string; example: Example }) {
  return (
    <ul className={css['pages']}>
      {example.states.map(({ id: state, name }) => (
        <li key={state}>
          <PathLink to={`/design-system-demo/${id}/${state}`}>{name}</PathLink>
        </li>
      ))}
    </ul>
  );
}
