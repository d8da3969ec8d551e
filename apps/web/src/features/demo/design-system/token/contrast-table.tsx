import { IconAlertTriangle } from '../../../../ui/icon/alert-triangle.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Table } from '../../../../ui/show/table.tsx';
import { themeLabels, themes } from '../../../../ui/theme/theme.ts';
import { tokenOf } from '../../token.ts';
import { COLOUR_PAIRS, type ColourPair, contrastInWords, contrastOf } from './contrast.ts';
import css from './token.module.css';

const APPEARANCES = themes.flatMap((theme) => (['light', 'dark'] as const).map((mode) => ({ theme, mode })));

type Measured = ColourPair & { contrasts: readonly (number | undefined)[] };

/**
 * The contrast of each foreground on its background, in every theme and mode. A theme's tokens apply to any element that names
 * the theme.
 */
export function Contrast() {
  const probes = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly Measured[]>([]);

  useLayoutEffect(() => {
    const elements = [...(probes.current?.children ?? [])];
    setRows(
      COLOUR_PAIRS.map((pair) => ({
        ...pair,
        contrasts: elements.map((element) =>
          contrastOf(tokenOf(pair.front, element), tokenOf(pair.ground, element)),
        ),
      })),
    );
  }, []);

  return (
    <>
      <div ref={probes} hidden>
        {APPEARANCES.map(({ theme, mode }) => (
          <div key={`${theme} ${mode}`} data-theme={theme} data-mode={mode} />
        ))}
      </div>
      <Table
        caption="Contrast in every theme and mode"
        columns={[
          { head: 'What stands on what', cell: (row) => <Pair pair={row} /> },
          { head: 'At least', align: 'end', cell: ({ least }) => least.toFixed(1) },
          ...APPEARANCES.map(({ theme, mode }, index) => ({
            head: `${themeLabels[theme]}, ${mode}`,
            align: 'end' as const,
            cell: ({ contrasts, least }: Measured) => <Figure contrast={contrasts[index]} least={least} />,
          })),
        ]}
        rows={rows}
        keyOf={({ use }) => use}
      />
    </>
  );
}

function Pair({ pair: { use, front, ground, least } }: { pair: ColourPair }) {
  return (
    <span className={css['pair']}>
      <span
        className={css['sample']}
        data-edge={least === 3 || undefined}
        style={{ color: `var(${front})`, background: `var(${ground})` }}
        aria-hidden
      >
        {least === 3 ? null : 'Aa'}
      </span>
      <span>
        {use}
        <small>
          {front} on {ground}
        </small>
      </span>
    </span>
  );
}

function Figure({ contrast, least }: { contrast: number | undefined; least: number }) {
  if (contrast === undefined) return '–';
  if (contrast >= least) return contrastInWords(contrast);
  return (
    <b className={css['low']}>
      <IconAlertTriangle aria-label="too low" /> {contrastInWords(contrast)}
    </b>
  );
}
