import { IconArrowLeft } from '../../../ui/icon/arrow-left.ts';
import { nounOf } from '@talaash/domain/base/count';
import type { ResumeRow } from '@talaash/domain/resume/rule';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatBytes, formatTenths } from '../../../lib/format.ts';
import { focusMain } from '../../../ui/base/focus.ts';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';
import { useShortcut } from '../../../ui/key/shortcut.ts';
import { Button } from '../../../ui/press/button.tsx';
import { KeyBar } from '../../../ui/shell/key-bar.tsx';
import { ProgressSegments } from '../../../ui/show/section.tsx';
import { Banner, EmptyState } from '../../../ui/show/state.tsx';
import type { EditorValues } from './editor-values.ts';
import { compare, type Comparison, sumOf } from './comparison.ts';
import css from './fill-page.module.css';
import { focusRow, rowAtFocus } from './fill-row.tsx';
import { FillSection } from './fill-section.tsx';
import type { Filling } from './filling.ts';
import type { Finding } from './finding.ts';
import { usePdfPages } from './pdf-page.tsx';

interface FillPageProps {
  values: EditorValues;
  filling: Filling;
  finding: Finding;
}

/** The resume's values beside the form's. The form changes only when the person takes them. */
export default function FillPage({ values, filling, finding }: FillPageProps) {
  const comparison = compare(values, finding);
  const pages = usePdfPages(filling.file, finding.answer.pages);
  const { open, taken, sections } = comparison;
  const keepsFile = filling.file !== undefined && (finding.keepsFile ?? values.resume === undefined);
  const canTake = taken.length > 0 || keepsFile;
  const take = () => canTake && filling.take(comparison.next, taken, keepsFile);
  useFillKeys({ ...{ filling, open, take }, openPage: pages.open });

  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    window.scrollTo({ top: 0 });
    focusMain();
  });

  const takeButton = (
    <Button
      tone="primary"
      keys="Enter"
      disabled={canTake ? false : 'Choose something to take first.'}
      onClick={take}
    >
      {`Take ${taken.length} and continue editing`}
    </Button>
  );

  return (
    <div className={css['page']}>
      <FillBar {...{ filling, finding, takeButton }} />
      <div className={css['columns']}>
        <FillSteps comparison={comparison}>
          <p>Nothing changes until you save the profile. Undo restores the whole form.</p>
          <CheckboxField
            label="Keep the file as my resume"
            help={
              filling.file
                ? values.resume && `Replaces ${values.resume.filename ?? 'the current one'}.`
                : 'The page has reloaded. Choose the file again to keep it.'
            }
            disabled={!filling.file}
            checked={keepsFile}
            onChange={(keeps) => filling.choose({ keepsFile: keeps })}
          />
        </FillSteps>
        <div className={css['table']}>
          <Warnings warnings={finding.answer.warnings} />
          {open.length === 0 ? (
            <EmptyState title="Your profile already has everything in the resume">
              There is nothing new to take.
            </EmptyState>
          ) : null}
          <div className={css['heads']} aria-hidden>
            <span />
            <span>In your profile now</span>
            <span>Found in the resume</span>
          </div>
          {sections.map((section) => (
            <FillSection
              key={section.id}
              {...{ section, values, finding }}
              onChoose={filling.choose}
              pageOf={(row) => pages.link(row)}
            />
          ))}
        </div>
      </div>
      <div className={css['foot']}>{takeButton}</div>
      <KeyBar hints={KEY_HINTS} />
    </div>
  );
}

interface FillBarProps {
  filling: Filling;
  finding: Finding;
  takeButton: ReactNode;
}

function FillBar({ filling, finding, takeButton }: FillBarProps) {
  return (
    <header className={css['bar']}>
      <Button tone="quiet" icon={<IconArrowLeft aria-hidden />} compact onClick={filling.closeComparing}>
        Back to editing
      </Button>
      <h1>Fill from resume</h1>
      <p className={css['file']} title={finding.name}>
        {finding.name}, {formatBytes(finding.bytes)}, read in {formatTenths(finding.readMs / 1000)} s
      </p>
      <div className={css['barEnd']}>
        <Button tone="quiet" onClick={filling.closeComparing}>
          Leave everything
        </Button>
        <div className={css['barTake']}>{takeButton}</div>
      </div>
    </header>
  );
}

const KEY_HINTS = [
  { keys: 'j k', label: 'next, previous' },
  { keys: 'ArrowLeft', label: 'keep what is there' },
  { keys: 'ArrowRight', label: 'take what was found' },
  { keys: 'o', label: 'show it in the PDF' },
  { keys: 'Mod+Z', label: 'undo all' },
];

interface FillKeys {
  filling: Filling;
  open: readonly ResumeRow[];
  take: () => void;
  openPage: (row: ResumeRow | undefined) => void;
}

function useFillKeys({ filling, open, take, openPage }: FillKeys) {
  useShortcut('j', () => focusRow(1), { label: 'Next row' });
  useShortcut('k', () => focusRow(-1), { label: 'Previous row' });
  useShortcut('o', () => openPage(open.find(({ id }) => id === rowAtFocus()?.dataset['row'])), {
    label: 'Show it in the PDF',
  });
  useShortcut('Mod+Z', () => filling.choose({ choices: {}, skillsLeft: [] }), {
    label: 'Undo all choices on this page',
  });
  useShortcut('Enter', take, { label: 'Take and continue editing' });
}

function FillSteps({ comparison, children }: { comparison: Comparison; children: ReactNode }) {
  const { open, taken, sections } = comparison;
  const here = useSectionInView(sections.map(({ id }) => id));
  const label = `${taken.length} taken of ${open.length} found`;
  return (
    <div className={css['steps']}>
      <p className={css['count']} role="status">
        <b>{taken.length} taken</b> of {open.length} found
      </p>
      <ProgressSegments label={label} segments={open.map((_, at) => (at < taken.length ? 'done' : 'open'))} />
      <nav aria-label="Parts of the resume">
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#found-${section.id}`} aria-current={section.id === here ? 'location' : undefined}>
                {section.title}
                <span>{sumOf(section)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css['note']}>{children}</div>
    </div>
  );
}

/** The section being read: the last one that starts in the upper quarter of the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState(ids[0]);
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  });
  useEffect(() => {
    const look = () => {
      const above = latest.current.findLast((id) => {
        const top = document.getElementById(`found-${id}`)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 4;
      });
      setHere(above ?? latest.current[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return here;
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const count = warnings.length;
  return (
    <Banner tone="warm" title={`${count} ${nounOf(count, 'thing')} to check. We left unclear fields empty.`}>
      <ul className={css['warnings']}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  );
}
