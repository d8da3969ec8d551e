import { weekStartDate } from '@talaash/domain/base/week';
import { whoSawMeFigures } from '@talaash/domain/data-holder/rule';
import { erasureDue, erasureState } from '@talaash/domain/erasure-request/rule';
import { COPY_LABELS, DATA_HOLDER_SENTENCES, SHIELD_VIEW_WORDS } from '@talaash/domain/privacy-shield/words';
import { type Cell, toCsv } from '../../base/csv.ts';
import type { Deps } from '../../call/deps.ts';
import { readKeptOpenings } from '../profile-opening/queries.ts';
import { countShortlists, readDataHolders } from './queries.ts';

/** Who opened a talent's profile, and which company holds what until when: everything that the page shows, as data. */
export async function readWhoSawMe({ db, now }: Pick<Deps, 'db' | 'now'>, talentId: string) {
  const nowMs = now();
  const [openings, holders, shortlistsCount] = await Promise.all([
    readKeptOpenings(db, talentId),
    readDataHolders(db, talentId),
    countShortlists(db, talentId),
  ]);
  const thisWeek = weekStartDate(nowMs);
  const openedCount = openings.filter(({ weekStartIsoDate }) => weekStartIsoDate === thisWeek).length;
  return {
    madeIsoDateTimeUtc: new Date(nowMs).toISOString(),
    figures: whoSawMeFigures({ openedCount, shortlistsCount, holders }, nowMs),
    openings,
    holders: holders.map(({ erasure, ...holder }) => ({
      ...holder,
      erasure: erasure && { ...erasure, dueIsoDateTimeUtc: erasureDue(erasure) },
      erasureState: erasureState({ erasure, copies: holder.copies }, nowMs) ?? null,
    })),
  };
}
type WhoSawMe = Awaited<ReturnType<typeof readWhoSawMe>>;

const HEAD = ['What', 'Company', 'Since (UTC)', 'Until', 'Note'];

/** The same for spreadsheets, one row for each opening, conversation, copy and request. */
export const toWhoSawMeCsv = ({ figures, openings, holders }: WhoSawMe): string =>
  toCsv([
    HEAD,
    ...openings.map(({ company, daysCount, lastIsoDate, weekStartIsoDate }) => [
      'Opened your profile',
      company ?? 'A company that browses without its name',
      weekStartIsoDate,
      lastIsoDate,
      daysCount === 1 ? 'on one day of this week' : `on ${daysCount} days of this week`,
    ]),
    ['Shortlists', '', '', '', String(figures.shortlists)],
    ...holders.flatMap(rowsOf),
  ]);

function rowsOf({ name, sees, conversation, copies, erasure }: WhoSawMe['holders'][number]): Cell[][] {
  return [
    [
      'Sees of your profile',
      name,
      '',
      sees === 'nothing' ? '' : DATA_HOLDER_SENTENCES.untilHidden,
      SHIELD_VIEW_WORDS[sees],
    ],
    ...(conversation
      ? [
          [
            'Conversation',
            name,
            conversation.sinceIsoDateTimeUtc,
            conversation.isEnded ? 'Ended' : DATA_HOLDER_SENTENCES.untilEnded,
            `${conversation.messagesCount} messages`,
          ],
        ]
      : []),
    ...copies.map(({ kind, copiedIsoDateTimeUtc }) => [
      COPY_LABELS[kind],
      name,
      copiedIsoDateTimeUtc,
      '',
      DATA_HOLDER_SENTENCES.copyStays,
    ]),
    ...(erasure
      ? [
          [
            'You asked to erase the copies',
            name,
            erasure.requestedIsoDateTimeUtc,
            erasure.dueIsoDateTimeUtc,
            erasure.confirmedIsoDateTimeUtc === null
              ? 'Not confirmed'
              : `Confirmed on ${erasure.confirmedIsoDateTimeUtc}`,
          ],
        ]
      : []),
  ];
}
