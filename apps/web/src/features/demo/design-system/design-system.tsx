import type { ReactNode } from 'react';
import { Button } from '../../../ui/press/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Section } from '../../../ui/show/section.tsx';
import {
  cycleMode,
  modeLabels,
  setTheme,
  type Theme,
  themeLabels,
  themes,
  useTheme,
} from '../../../ui/theme/theme.ts';
import { DemoHead } from '../demo-shell.tsx';
import { Contents } from './contents.tsx';
import css from './design-system.module.css';
import { EntryView } from './entry-view.tsx';
import { KINDS } from './registry.ts';
import { Contrast } from './token/contrast-table.tsx';
import { Colours, Lengths, OtherTokens, TypeScale } from './token/token-list.tsx';

const TOKENS = {
  id: 'tokens',
  title: 'Tokens',
  about:
    'Every value of the product. Read from the style sheets and measured on this page, in the theme and mode that are chosen.',
  entries: [
    { id: 'contrast', name: 'Contrast', Part: Contrast },
    { id: 'colours', name: 'Colours', Part: Colours },
    { id: 'type', name: 'Type', Part: TypeScale },
    { id: 'lengths', name: 'Space, radius, sizes', Part: Lengths },
    { id: 'other-tokens', name: 'Lines, shadows, motion', Part: OtherTokens },
  ],
};

/** The living reference for building pages: tokens, and every component of ui/ in all its states. */
export function DesignSystem() {
  return (
    <>
      <DemoHead
        title="Design system"
        subtitle="What pages are built of. Each example is what it shows: copy its code."
        actions={<Appearance />}
      />
      <div className={css['columns']}>
        <Contents kinds={[TOKENS, ...KINDS]} />
        <div className={css['kinds']}>
          <Part {...TOKENS}>
            {TOKENS.entries.map(({ id, name, Part: Tokens }) => (
              <section key={id} id={id} className={css['entry']} aria-labelledby={`${id}-name`}>
                <h3 id={`${id}-name`}>{name}</h3>
                <Tokens />
              </section>
            ))}
          </Part>
          {KINDS.map((kind) => (
            <Part key={kind.id} {...kind}>
              {kind.entries.map((entry) => (
                <EntryView key={entry.id} entry={entry} />
              ))}
            </Part>
          ))}
        </div>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}

const Part = ({ id, title, about, children }: PartProps) => (
  <Section id={id} title={title}>
    <p className={css['about']}>{about}</p>
    {children}
  </Section>
);

const THEME_OPTIONS = themes.map((value) => ({ value, label: themeLabels[value] }));

function Appearance() {
  const { theme, mode } = useTheme();
  return (
    <div className={css['appearance']}>
      <SelectField<Theme>
        hideLabel
        size="s"
        label="Theme"
        options={THEME_OPTIONS}
        value={theme}
        onChange={setTheme}
      />
      <Button onClick={cycleMode}>Mode: {modeLabels[mode]}</Button>
    </div>
  );
}
