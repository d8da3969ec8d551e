import type { PipelineEntry } from '@talaash/contract/pipeline';
import { cardPosition } from '@talaash/domain/pipeline/words';
import { type KeyboardEvent, memo, useRef } from 'react';
import { LocalText } from '../../lib/local-text.tsx';
import { pictureAddress } from '../../lib/picture.ts';
import { useNow } from '../../lib/thread-time.tsx';
import { noticeText, salaryText, shortExperienceText } from '../../parts/talent-fact.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { IconDots } from '../../ui/icon/dots.ts';
import type { MenuEntry } from '../../ui/overlay/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { IconButton } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { useDraggable, type useDragging } from './board-drag.ts';
import css from './board.module.css';
import { Beside, type MatchMark } from './beside.tsx';
import { statusOf } from './entry-status.ts';

interface CardProps {
  entry: PipelineEntry;
  /** Those whose matches are read together with that of the person. */
  matched: readonly string[];
  Match: MatchMark;
  stageName: string;
  position: number;
  total: number;
  /** Whether Tab reaches it. The arrow keys reach all. */
  isTabStop: boolean;
  adapter: ReturnType<typeof useDragging>;
  /** Undefined for members who may not move anybody. */
  menuOf: ((entry: PipelineEntry) => readonly MenuEntry[]) | undefined;
  onOpen: (entry: PipelineEntry) => void;
  onKey: (event: KeyboardEvent, entry: PipelineEntry) => void;
  onFocus: (talentId: string) => void;
}

/** A person in a stage. */
export const Card = memo(function Card(props: CardProps) {
  const { entry, matched, Match, stageName, position, total, isTabStop, adapter, menuOf } = props;
  const { onOpen, onKey, onFocus } = props;
  const card = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(adapter, card, entry);
  const { talentId, talentProfile, member, thread } = entry;
  const { shown, name, jobTitle } = seenOf(entry);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      ref={card}
      className={css['card']}
      data-card={talentId}
      data-dragged={isDragged || undefined}
      data-can-drag={menuOf ? true : undefined}
    >
      {thread?.isUnread ? <span className={css['dot']} aria-hidden /> : null}
      <button
        type="button"
        className={css['person']}
        data-talent={shown ? talentId : undefined}
        data-main
        tabIndex={tabIndex}
        onClick={() => onOpen(entry)}
        onKeyDown={(event) => onKey(event, entry)}
        onFocus={() => onFocus(talentId)}
      >
        <Avatar name={name} src={shown && pictureAddress(shown.profilePicture)} size="m" />
        <span className={css['words']}>
          <span className={css['name']} title={name}>
            {name}
          </span>
          <span className={css['title']}>{jobTitle}</span>
        </span>
        <VisuallyHidden>{cardPosition(stageName, position, total)}</VisuallyHidden>
      </button>
      {menuOf ? (
        <Menu
          target={
            <IconButton
              size="s"
              label={`Move ${name} to…`}
              icon={<IconDots aria-hidden />}
              tabIndex={tabIndex}
              data-menu
            />
          }
          entries={menuOf(entry)}
        />
      ) : null}
      <Facts profile={talentProfile} />
      <Beside entry={entry} matched={matched} Match={Match} />
      <p className={css['state']}>
        <EntryStatus entry={entry} />
        <InCharge name={member?.name} />
      </p>
    </li>
  );
});

function Facts({ profile }: { profile: PipelineEntry['talentProfile'] }) {
  if (profile === null || profile.isRedacted) return null;
  return (
    <p className={css['facts']}>
      <span>{shortExperienceText(profile.experienceInYears)}</span>
      <span>{salaryText(profile.expectedSalaryInLpaInr)}</span>
      <span className={css['end']}>{noticeText(profile.noticePeriodInWeeks)}</span>
    </p>
  );
}

function InCharge({ name }: { name: string | null | undefined }) {
  if (!name) return null;
  return (
    <span className={css['end']} title={name}>
      <span aria-hidden>{initialsOf(name)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** What matters about an entry now, kept current. */
export function EntryStatus({ entry }: { entry: PipelineEntry }) {
  const now = useNow();
  const { text, isWarm } = statusOf(entry, now);
  return (
    <span className={css['status']} data-warm={isWarm || undefined}>
      <LocalText of={() => text} />
    </span>
  );
}

/** What the company sees of the person now, or last saw. */
export function seenOf({ talentProfile, talentName, talentJobTitle }: PipelineEntry) {
  const shown = talentProfile?.isRedacted === false ? talentProfile : undefined;
  return {
    shown,
    name: shown?.name ?? talentName,
    jobTitle: talentProfile?.jobTitle ?? talentJobTitle,
  };
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
