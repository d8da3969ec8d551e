import type { Attachment } from '@talaash/domain/attachment/schema';
import { fieldLabel } from '@talaash/domain/base/words';
import type { Evidence } from '@talaash/domain/report/schema';
import { changedFields } from '@talaash/domain/review/change';
import { formatBytes, formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { Picture } from '../../ui/show/picture.tsx';
import css from './case-panel.module.css';
import { TextList } from './text-list.tsx';

/** The copy of that moment, read only and never as markup. */
export function EvidenceView({ evidence, reportId }: { evidence: Evidence; reportId: string }) {
  if (evidence.subject === 'picture')
    return (
      <Picture
        className={css['picture']}
        src={`/api/v1/evidence-pictures/${reportId}`}
        alt={evidence.filename}
        ratio="4x3"
      />
    );
  if (evidence.subject === 'message') return <Messages evidence={evidence} reportId={reportId} />;
  return (
    <TextList
      items={changedFields({}, evidence.record).map(({ field, after }) => ({
        label: fieldLabel(field),
        value: after,
      }))}
    />
  );
}

function Messages({
  evidence,
  reportId,
}: {
  evidence: Extract<Evidence, { subject: 'message' }>;
  reportId: string;
}) {
  const names = { Company: evidence.companyName, Talent: evidence.talentName, System: '' };
  return (
    <ol className={css['messages']}>
      {evidence.messages
        .filter(({ sender }) => sender !== 'System')
        .map(({ messageId, sender, markdown, attachments, createdIsoDateTimeUtc: at, isReported }) => (
          <li key={messageId} data-reported={isReported || undefined}>
            <p className={css['speaker']}>
              <b>{names[sender]}</b>
              {isReported ? <Badge tone="bad">reported</Badge> : null}
              <span className={css['facts']}>
                <LocalText of={() => `${formatDate(at)}, ${formatTime(at)}`} />
              </span>
            </p>
            <p className={css['text']}>{markdown}</p>
            {attachments?.map((file) => (
              <p key={file.id}>
                <a href={evidenceFile(reportId, file)} target="_blank" rel="noreferrer">
                  {file.filename}
                </a>{' '}
                <span className={css['facts']}>{formatBytes(file.bytes)}</span>
              </p>
            ))}
          </li>
        ))}
    </ol>
  );
}

const evidenceFile = (reportId: string, { id, contentType }: Attachment) =>
  `/api/v1/evidence-files/${reportId}/${id}${contentType === 'image/webp' ? '-lg.webp' : '.pdf'}`;
