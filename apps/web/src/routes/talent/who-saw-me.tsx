import { createFileRoute } from '@tanstack/react-router';
import { WHO_SAW_ME_WORDS } from '@talaash/domain/privacy-shield/words';
import { whoSawMeFigures } from '@talaash/domain/data-holder/rule';
import { useQuery } from '@tanstack/react-query';
import { WhoSawMeFile } from '../../features/data-holder/who-saw-me-file.tsx';
import { dataHoldersQuery } from '../../features/data-holder/data-holder.ts';
import { DataHolders } from '../../features/data-holder/data-holders.tsx';
import { OpeningsOfWeek } from '../../features/profile-opening/openings-of-week.tsx';
import { openingsQuery } from '../../features/profile-opening/profile-opening.ts';
import { readFirst } from '../../lib/first-data.ts';
import { IconShield } from '../../ui/icon/shield.ts';
import { Figure, FigureStrip } from '../../parts/figure-strip.tsx';
import { formatNumber } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PageHead } from '../../ui/show/section.tsx';
import css from './-who-saw-me.module.css';

export const Route = createFileRoute('/talent/who-saw-me')({
  staticData: { width: 'page' },
  loader: () => readFirst(openingsQuery(), dataHoldersQuery),
  component: WhoSawMe,
});

function WhoSawMe() {
  usePageTitle(WHO_SAW_ME_WORDS.title);
  return (
    <>
      <PageHead
        title={WHO_SAW_ME_WORDS.title}
        subtitle={WHO_SAW_ME_WORDS.subtitle}
        actions={
          <div className={css['actions']}>
            <ButtonLink to="/talent/privacy-shield" icon={<IconShield aria-hidden />}>
              Privacy shield
            </ButtonLink>
            <WhoSawMeFile />
          </div>
        }
      />
      <Figures />
      <div className={css['parts']}>
        <OpeningsOfWeek />
        <div className={css['holders']}>
          <DataHolders />
        </div>
      </div>
    </>
  );
}

const FIGURES = ['opened', 'shortlists', 'holding', 'copies'] as const;
const SECTIONS = {
  opened: 'opened',
  shortlists: 'shortlists',
  holding: 'holders',
  copies: 'holders',
} as const;

/** How many companies opened the profile this week, list it, and hold data. Each leads to its section. */
function Figures() {
  const { data: openings } = useQuery(openingsQuery());
  const { data: stored } = useQuery(dataHoldersQuery);
  if (!openings || !stored) return null;
  const figures = whoSawMeFigures({ openedCount: openings.companiesCount, ...stored }, Date.now());
  return (
    <FigureStrip>
      {FIGURES.map((name) => {
        const [label, note] = WHO_SAW_ME_WORDS.figures[name];
        return (
          <Figure key={name} label={label} note={note} to="/talent/who-saw-me" hash={SECTIONS[name]}>
            {formatNumber(figures[name])}
          </Figure>
        );
      })}
    </FigureStrip>
  );
}
