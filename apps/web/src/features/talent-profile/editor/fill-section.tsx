import { LIST_MAX, tooLong } from '@talaash/domain/resume/fit';
import type { ResumeRow, SkillsRow } from '@talaash/domain/resume/rule';
import { IconAlertTriangle } from '../../../ui/icon/alert-triangle.ts';
import { IconMinus } from '../../../ui/icon/minus.ts';
import { IconPlus } from '../../../ui/icon/plus.ts';
import type { ReactNode } from 'react';
import type { EditorValues } from './editor-values.ts';
import type { ComparedSection } from './comparison.ts';
import css from './fill-page.module.css';
import { FillRow } from './fill-row.tsx';
import { choiceOf, type Finding } from './finding.ts';
import { wordsOf } from './row-words.tsx';

interface FillSectionProps {
  section: ComparedSection;
  values: EditorValues;
  finding: Finding;
  onChoose: (change: Partial<Finding>) => void;
  pageOf: (row: ResumeRow) => ReactNode;
}

export function FillSection({ section, values, finding, onChoose, pageOf }: FillSectionProps) {
  const found = finding.answer.data;
  const rows = section.id === 'about' ? section.open : section.rows;
  return (
    <section id={`found-${section.id}`} className={css['section']} aria-labelledby={`title-${section.id}`}>
      <div className={css['head']}>
        <h2 id={`title-${section.id}`}>{section.title}</h2>
        <span>{section.note}</span>
      </div>
      {section.overfull ? <Misfit>{section.overfull}</Misfit> : null}
      {rows.map((row) => {
        const choice = choiceOf(finding, row);
        const shared = {
          row,
          choice,
          page: pageOf(row),
          onChoose: (next: typeof choice) => onChoose({ choices: { ...finding.choices, [row.id]: next } }),
        };
        if (row.kind === 'skills')
          return (
            <FillRow
              key={row.id}
              {...shared}
              label="Skills"
              now={<Skills skills={values.skills} />}
              found={row.state === 'same' ? 'the same' : skillsSentence(row)}
              foundMore={
                <FoundSkills
                  {...{ row, finding, onChoose }}
                  isFull={values.skills.length >= LIST_MAX.skills}
                />
              }
            />
          );
        const { label, now, found: said } = wordsOf(row, values, found);
        return (
          <FillRow
            key={row.id}
            {...shared}
            label={label}
            now={now.words}
            nowMore={<Prose side={now} />}
            found={said.words}
            foundMore={
              <>
                <Prose side={said} />
                {choice === 'found'
                  ? tooLong(row, found).map((note) => <Misfit key={note}>{note}</Misfit>)
                  : null}
              </>
            }
          />
        );
      })}
    </section>
  );
}

const skillsSentence = ({ added, shared }: SkillsRow) =>
  `${added.length} new${shared > 0 ? ` and ${shared} that you have` : ''}`;

const Skills = ({ skills }: { skills: readonly string[] }) =>
  skills.length === 0 ? (
    'empty'
  ) : (
    <span className={css['skills']}>
      {skills.map((skill) => (
        <span key={skill} className={css['skill']}>
          {skill}
        </span>
      ))}
    </span>
  );

interface FoundSkillsProps {
  row: SkillsRow;
  finding: Finding;
  isFull: boolean;
  onChoose: (change: Partial<Finding>) => void;
}

/** The skills to add; a press excludes one and includes it again. */
function FoundSkills({ row, finding, onChoose }: FoundSkillsProps) {
  const left = new Set(finding.skillsLeft);
  if (row.added.length === 0) return null;
  return (
    <div className={css['skills']} role="group" aria-label="Skills to add">
      {row.added.map((skill) => {
        const isIn = !left.has(skill);
        const Sign = isIn ? IconPlus : IconMinus;
        return (
          <button
            key={skill}
            type="button"
            className={css['newSkill']}
            aria-pressed={isIn}
            onClick={() =>
              onChoose({
                skillsLeft: isIn
                  ? [...finding.skillsLeft, skill]
                  : finding.skillsLeft.filter((other) => other !== skill),
              })
            }
          >
            <Sign aria-hidden />
            {skill}
          </button>
        );
      })}
    </div>
  );
}

function Prose({ side: { prose } }: { side: ReturnType<typeof wordsOf>['now'] }) {
  if (!prose) return null;
  return (
    <details className={css['prose']}>
      <summary>
        {prose.summary} <span className={css['read']}>Read</span>
      </summary>
      <p>{prose.text}</p>
    </details>
  );
}

function Misfit({ children }: { children: string }) {
  return (
    <p className={css['misfit']}>
      <IconAlertTriangle aria-hidden />
      {children}
    </p>
  );
}
