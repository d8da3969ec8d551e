import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { banAskedSentence } from '@talaash/domain/admin-report/words';
import { REPORT_SUBJECT_LABELS } from '@talaash/domain/report/title';
import { REPORT_REASON_LABELS } from '@talaash/domain/report/words';
import { REPORT_DECISION_LABELS } from '@talaash/domain/sanction/words';
import { formatCount, formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { pictureAddress } from '../../lib/picture.ts';
import { useViewer } from '../../lib/session.ts';
import { Link } from '../../ui/press/link.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './case-panel.module.css';

/** What a case is about, who is at it, and what was before. */
export function CaseHead({ found }: { found: ReportCaseDetail }) {
  const { about, subject, reason, before, paidUntilIsoDateTimeUtc: paidUntil, reportsCount } = found;
  const name = about.name ?? 'a deleted account';
  const isCompany = about.companyId !== null;
  return (
    <>
      <Notes found={found} />
      <div className={css['head']}>
        <Avatar
          name={name}
          src={pictureAddress(about.pictureId)}
          shape={isCompany ? 'logo' : 'person'}
          size="l"
        />
        <div className={css['who']}>
          <h2>
            {REPORT_REASON_LABELS[reason]}, by {name}
          </h2>
          <p className={css['facts']}>
            {REPORT_SUBJECT_LABELS[subject]}
            {' · '}
            {isCompany ? (
              <Link to="/admin/companies" search={{ open: about.companyId ?? '' }}>
                Company
              </Link>
            ) : (
              <Link to="/admin/talents" search={{ open: about.talentId ?? '' }}>
                Talent
              </Link>
            )}
          </p>
        </div>
      </div>
      <DefinitionList
        items={[
          { label: 'Reported by', value: formatCount(reportsCount, 'account') },
          {
            label: 'Before',
            value:
              before.length === 0
                ? 'nothing'
                : before.map(({ act, isoDateTimeUtc }) => (
                    <span key={isoDateTimeUtc} className={css['line']}>
                      {REPORT_DECISION_LABELS[act]}, <LocalText of={() => formatDate(isoDateTimeUtc)} />
                    </span>
                  )),
          },
          ...(paidUntil === null
            ? []
            : [{ label: 'Paid until', value: <LocalText of={() => formatDate(paidUntil)} /> }]),
        ]}
      />
    </>
  );
}

/** Who is at it, who was asked, and whether a ban waits. */
function Notes({ found: { state, taken, asked, banAsked } }: { found: ReportCaseDetail }) {
  const uid = useViewer().account?.uid;
  if (state === 'decided') return null;
  return (
    <>
      {banAsked && banAsked.uid !== uid ? (
        <Banner tone="warm">{banAskedSentence(banAsked.name)}</Banner>
      ) : null}
      {taken && taken.uid !== uid ? (
        <Banner tone="warm">{taken.name ?? 'Another admin'} is at it just now. You can still decide.</Banner>
      ) : null}
      {asked ? (
        <Banner>
          {asked.by.uid === uid ? 'You' : (asked.by.name ?? 'An admin')} asked{' '}
          {asked.of.uid === uid ? 'you' : (asked.of.name ?? 'an admin')}.
          {asked.note === null ? null : <span className={css['text']}>{asked.note}</span>}
        </Banner>
      ) : null}
    </>
  );
}
