import { ANONYMOUS_TALENT_NAME } from '@talaash/domain/privacy-shield/words';
import type { Deps } from '../../call/deps.ts';
import type { JobData } from '../../jobs/job.ts';
import { searchAlertMail } from '../../mail/search-alert-mail.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { toRedactedTalentCard, toTalentCard } from '../talent-profile/present.ts';
import { readFoundTalents } from '../talent-search/queries.ts';
import { readAlertRecipient } from './alert.ts';
import { listAlerted } from './queries.ts';

/** Mails a company the people of an alert whom it may still see. Sends nothing if nobody is left, or if alerts are off by now. */
export async function mailAlert(
  deps: Pick<Deps, 'db'> & MailDeps,
  { uid, ...alert }: JobData['savedSearch.mail'],
): Promise<void> {
  const { db, baseUrl } = deps;
  const recipient = await readAlertRecipient(deps, alert.companyId, uid);
  if (!recipient) return;
  const named = await listAlerted(db, alert);
  const talentIds = named.map(({ talentId }) => talentId);
  const rows = await readFoundTalents(db, talentIds, alert.companyId);
  const cards = new Map(
    rows
      .filter((row) => row.isInSearch && !row.isHidden && !row.isThreadEnded)
      .map(({ profile, isAnonymous }) => [
        profile.talentId,
        isAnonymous
          ? { ...toRedactedTalentCard(profile), name: ANONYMOUS_TALENT_NAME }
          : toTalentCard(profile),
      ]),
  );
  const searches = [...Map.groupBy(named, ({ savedSearchId }) => savedSearchId)].map(
    ([savedSearchId, entries]) => ({
      savedSearchId,
      name: entries[0]?.name ?? '',
      people: entries.flatMap(({ talentId }) => cards.get(talentId) ?? []),
    }),
  );
  const found = searches.filter(({ people }) => people.length > 0);
  if (found.length === 0) return;
  const mail = searchAlertMail({ searches: found, baseUrl: baseUrl() });
  await sendMail(deps, { ...recipient, side: 'company' }, mail);
}
