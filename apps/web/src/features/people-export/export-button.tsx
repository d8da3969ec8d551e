import { EXPORT_FORMATS, type ExportFormat, type PeopleList } from '@talaash/domain/people-export/choice';
import { peopleExportRefusal } from '@talaash/domain/people-export/rule';
import {
  EXPORT_FORMAT_LABELS,
  EXPORT_NEEDS_JOB_POST_SENTENCE,
  PEOPLE_EXPORT_SENTENCES,
} from '@talaash/domain/people-export/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { downloadFile } from '../../lib/file-address.ts';
import { useViewer } from '../../lib/session.ts';
import { useIsUnapproved } from '../../parts/company-approval.tsx';
import { buttonUnless, type Refusal, showCallFailure } from '../../parts/refusal.ts';
import { IconTableExport } from '../../ui/icon/table-export.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

interface ExportButtonProps {
  list: PeopleList;
  /** Undefined while the list covers all job posts. */
  jobPost: Pick<JobPost, 'key' | 'title'> | undefined;
}

/** Downloads the people of a job post as a file. */
export function ExportButton({ list, jobPost }: ExportButtonProps) {
  const { hasPremiumAccess } = useViewer();
  const isApproved = !useIsUnapproved();
  const words = PEOPLE_EXPORT_SENTENCES[list];
  const exporting = useMutation({
    mutationFn: async ({ format, of }: { format: ExportFormat; of: Pick<JobPost, 'key' | 'title'> }) => {
      const { jobPostId } = of.key;
      const made = await api.peopleExport[list].call({ jobPostId, format });
      downloadFile(fileOf(made), made.filename);
    },
    onSuccess: (_nothing, { of }) => toast.success(words.exported, { about: of.title }),
    onError: (error) => showCallFailure(error, words.failed),
  });
  const refusal: Refusal | undefined = jobPost
    ? // Whom the company may see, the server knows.
      peopleExportRefusal(list, { hasPremiumAccess, isApproved, people: 1 })
    : { code: 'BUSINESS_RULE_VIOLATION', message: EXPORT_NEEDS_JOB_POST_SENTENCE };
  const icon = <IconTableExport aria-hidden />;
  if (refusal || !jobPost)
    return (
      <Button icon={icon} {...buttonUnless(refusal, () => undefined)}>
        Export
      </Button>
    );
  return (
    <Menu
      target={
        <Button icon={icon} loading={exporting.isPending}>
          Export
        </Button>
      }
      entries={EXPORT_FORMATS.map((format) => ({
        label: EXPORT_FORMAT_LABELS[format],
        run: () => exporting.mutate({ format, of: jobPost }),
      }))}
    />
  );
}

/** The byte order mark of the CSV stays: `Blob` writes UTF-8. */
const fileOf = ({ csv, list }: { csv: string | null; list: unknown }): Blob =>
  csv === null
    ? new Blob([JSON.stringify(list, undefined, 2)], { type: 'application/json' })
    : new Blob([csv], { type: 'text/csv;charset=utf-8' });
