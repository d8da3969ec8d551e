import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import type { TalentSkills } from '@talaash/contract/talent-match';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { COMPARISON_SENTENCES, unavailableSentence } from '@talaash/domain/talent-comparison/words';
import { type ComponentProps, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { KeyCap } from '../../ui/key/key-cap.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { CopyLinkButton } from '../../parts/copy-link-button.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import type { PostCriteria } from './post-criterion.ts';
import { headingOf } from './compared.ts';
import { comparedGroups, differingGroups } from './comparison-rows.ts';
import css from './comparison-page.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonPageProps
  extends Pick<ComponentProps<typeof ComparisonTable>, 'onOpen' | 'onRemove' | 'actions' | 'lead'> {
  people: readonly TalentProfileView[];
  /** One per person, in their order. */
  skillsOf: readonly TalentSkills[];
  /** The number of people in the address that the company may not see. */
  unavailable: number;
  /** The address names more people than a comparison shows. */
  isCut: boolean;
  /** The job post's other requirements; absent without one. */
  criteria: PostCriteria | undefined;
  /** The purpose of the comparison, or a choice of it. */
  forWhat: ReactNode;
  onlyDiffering: boolean;
  onOnlyDiffering: (isOn: boolean) => void;
  onBack: () => void;
  /** Shortcuts that act on the current person. */
  keys: readonly { keys: string; label: string; run: (person: TalentProfileView) => void }[];
  /** Above the table: why names are missing. */
  notice: ReactNode;
}

/** Two to four people side by side. The arrow keys move between them. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { people, skillsOf, criteria, onlyDiffering, onOnlyDiffering, onBack, onRemove, keys } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const [openedMs] = useState(() => Date.now());
  const nowMs = useIsLocal() ? openedMs : undefined;
  const { shown, other } = useShown(people);
  const groups = comparedGroups({ people, skillsOf, criteria, nowMs });
  const seen = onlyDiffering ? differingGroups(groups) : groups;
  const at = people.findIndex(({ key }) => key.talentId === currentId);
  const current = people[at];

  function goTo(index: number) {
    const next = people[Math.max(0, Math.min(people.length - 1, index))];
    if (!next) return;
    const { talentId } = next.key;
    setCurrentId(talentId);
    sheet.current
      ?.querySelector<HTMLElement>(`[data-compared="${CSS.escape(talentId)}"] button`)
      ?.focus({ preventScroll: true });
  }

  function takeOut() {
    if (!current) return;
    goTo(at === people.length - 1 ? at - 1 : at + 1);
    onRemove(current.key.talentId);
  }

  useShortcut('ArrowRight', () => goTo(at + 1), { label: 'Next person' });
  useShortcut('ArrowLeft', () => goTo(at === -1 ? 0 : at - 1), { label: 'Previous person' });
  useShortcut('d', () => onOnlyDiffering(!onlyDiffering), { label: 'Only what differs' });
  useShortcut('Backspace', takeOut, { label: 'Remove', when: current !== undefined });
  useShortcut('Escape', onBack, { label: 'Back' });

  return (
    <>
      {current
        ? keys.map((key) => (
            <PersonKey key={key.keys} keys={key.keys} label={key.label} run={() => key.run(current)} />
          ))
        : null}
      <Head {...props} />
      <Notes {...props} />
      {other ? (
        <div className={css['other']}>
          <SelectField
            label="Compare with"
            options={people
              .slice(1)
              .map((person) => ({ value: person.key.talentId, label: headingOf(person) }))}
            value={people[other.at]?.key.talentId}
            onChange={(talentId) => other.choose(people.findIndex(({ key }) => key.talentId === talentId))}
          />
        </div>
      ) : null}
      <div ref={sheet} className={css['sheet']} {...other?.swipe}>
        <ComparisonTable {...props} groups={seen} shown={shown} currentId={currentId} />
      </div>
      {seen.length === 0 && !props.lead ? (
        <p className={css['same']}>{COMPARISON_SENTENCES.nothingDiffers}</p>
      ) : null}
    </>
  );
}

function PersonKey({ keys, label, run }: { keys: string; label: string; run: () => void }) {
  useShortcut(keys, run, { label });
  return null;
}

/** The distance at which a touch becomes a swipe. */
const SWIPE_PX = 48;

/** The people in view: all, or on a phone the first and one other, changed by a swipe or a choice. */
function useShown(people: readonly unknown[]) {
  const isPhone = useMedia('(width < 600px)');
  const [chosen, setChosen] = useState(1);
  const from = useRef<{ x: number; y: number }>(undefined);
  const at = Math.max(1, Math.min(chosen, people.length - 1));
  if (!isPhone || people.length < 3) return { shown: [...people.keys()], other: undefined };
  const choose = (index: number) => setChosen(Math.max(1, Math.min(people.length - 1, index)));
  const swipe = {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [byX, byY] = [clientX - start.x, clientY - start.y];
      if (Math.abs(byX) > SWIPE_PX && Math.abs(byX) > Math.abs(byY)) choose(byX < 0 ? at + 1 : at - 1);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
  return { shown: [0, at], other: { at, choose, swipe } };
}

function Head({ people, forWhat, onlyDiffering, onOnlyDiffering, onBack }: ComparisonPageProps) {
  return (
    <div className={css['head']}>
      <Button tone="quiet" icon={<IconArrowLeft aria-hidden />} onClick={onBack}>
        Back to results
      </Button>
      <div className={css['titles']}>
        <h1>Compare {formatCount(people.length, 'person', 'people')}</h1>
        {forWhat ? <div className={css['post']}>{forWhat}</div> : null}
      </div>
      <div className={css['tools']}>
        {people.length > 1 ? (
          <span className={css['toggle']}>
            <CheckboxField label="Only what differs" checked={onlyDiffering} onChange={onOnlyDiffering} />
            <KeyCap>D</KeyCap>
          </span>
        ) : null}
        <CopyLinkButton />
      </div>
    </div>
  );
}

function Notes({ people, unavailable, isCut, notice }: ComparisonPageProps) {
  return (
    <div className={css['notes']} role="status">
      {notice}
      {isCut ? <Banner>{COMPARISON_SENTENCES.tooMany}</Banner> : null}
      {unavailable > 0 ? <Banner>{unavailableSentence(unavailable)}</Banner> : null}
      {people.length === 1 ? <Banner>{COMPARISON_SENTENCES.single}</Banner> : null}
    </div>
  );
}
