import { CopyButton } from '../../copy-button.tsx';
import { useTokenOf } from '../../token.ts';
import { contrastInWords, contrastOf } from './contrast.ts';
import css from './token.module.css';
import { tokenKind, tokenNames } from './token-name.ts';

interface Token {
  name: string;
  value: string;
}

function useTokens(kind: ReturnType<typeof tokenKind>): readonly Token[] {
  const valueOf = useTokenOf();
  return tokenNames()
    .map((name) => ({ name, value: valueOf(name) }))
    .filter(({ name, value }) => tokenKind(name, value) === kind);
}

/** Every colour, with its contrast on the page. */
export function Colours() {
  const page = useTokenOf()('--bg');
  return (
    <ul className={css['colours']}>
      {useTokens('colour').map(({ name, value }) => {
        const contrast = contrastOf(value, page);
        return (
          <li key={name}>
            <span className={css['swatch']} style={{ background: `var(${name})` }} />
            <span className={css['words']}>
              <b>{name}</b>
              <small>
                {value}
                {contrast === undefined ? null : `, ${contrastInWords(contrast)} on the page`}
              </small>
            </span>
            <Copy name={name} />
          </li>
        );
      })}
    </ul>
  );
}

const SIZES = /^--fs-/;

/** Font sizes at their real size, then weights and faces. */
export function TypeScale() {
  const tokens = useTokens('type');
  return (
    <>
      <ul className={css['sizes']}>
        {tokens
          .filter(({ name }) => SIZES.test(name))
          .map(({ name, value }) => (
            <li key={name}>
              <span className={css['tokenName']}>
                {name} <small>{value}</small>
              </span>
              <span className={css['line']} style={{ fontSize: `var(${name})` }}>
                Find Indian software talent, ₹18.5 LPA <span lang="hi">तलाश</span>
              </span>
            </li>
          ))}
      </ul>
      <Plain tokens={tokens.filter(({ name }) => !SIZES.test(name))} />
    </>
  );
}

/** Spaces as bars of that length, radii as corners, and the rest as figures. */
export function Lengths() {
  const tokens = useTokens('length');
  const isDrawn = ({ name }: Token) => /^--[sr]-/.test(name);
  return (
    <>
      <ul className={css['lengths']}>
        {tokens.filter(isDrawn).map(({ name, value }) => (
          <li key={name}>
            {name.startsWith('--r-') ? (
              <span className={css['corner']} style={{ borderRadius: `var(${name})` }} />
            ) : (
              <span className={css['bar']} style={{ width: `var(${name})` }} />
            )}
            <span className={css['tokenName']}>
              {name} <small>{value}</small>
            </span>
          </li>
        ))}
      </ul>
      <Plain tokens={tokens.filter((token) => !isDrawn(token))} />
    </>
  );
}

export const OtherTokens = () => <Plain tokens={useTokens('other')} />;

const Plain = ({ tokens }: { tokens: readonly Token[] }) => (
  <dl className={css['plain']}>
    {tokens.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value.length > 80 ? `${value.slice(0, 80)}…` : value || 'empty'}</dd>
      </div>
    ))}
  </dl>
);

const Copy = ({ name }: { name: string }) => <CopyButton label={name} tone="quiet" text={`var(${name})`} />;
