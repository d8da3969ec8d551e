import { IconTableExport } from '../../ui/icon/table-export.ts';
import { ROUTES } from '@talaash/contract/route';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { shortlistExportRefusal } from '@talaash/domain/shortlisted-profile/rule';
import { SHORTLISTED_PROFILE_SENTENCES, shortlistFilename } from '@talaash/domain/shortlisted-profile/words';
import { useMutation } from '@tanstack/react-query';
import { errorFromAnswer, unreachable } from '../../lib/call-error.ts';
import { downloadFile } from '../../lib/file-address.ts';
import { useViewer } from '../../lib/session.ts';
import { useIsUnapproved } from '../../parts/company-approval.tsx';
import { buttonUnless, type Refusal, showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

/** Downloads the shortlist of a job post as a CSV file. @param props.jobPost undefined while the list covers all job posts */
export function ExportButton({ jobPost }: { jobPost: JobPost | undefined }) {
  const { hasPremiumAccess } = useViewer();
  const isApproved = !useIsUnapproved();
  const exporting = useMutation({
    mutationFn: async ({ key, title }: JobPost) => {
      const file = await fetchShortlist(key.jobPostId);
      downloadFile(file, shortlistFilename(title, new Date().toISOString().slice(0, 10)));
    },
    onSuccess: (_nothing, { title }) =>
      toast.success(SHORTLISTED_PROFILE_SENTENCES.exported, { about: title }),
    onError: (error) => showCallFailure(error, SHORTLISTED_PROFILE_SENTENCES.exportFailed),
  });
  const refusal: Refusal | undefined = jobPost
    ? // Whom the company may see, the server knows.
      shortlistExportRefusal({ hasPremiumAccess, isApproved, visible: 1 })
    : { code: 'BUSINESS_RULE_VIOLATION', message: SHORTLISTED_PROFILE_SENTENCES.exportNeedsJobPost };
  return (
    <Button
      icon={<IconTableExport aria-hidden />}
      loading={exporting.isPending}
      {...buttonUnless(refusal, () => jobPost && exporting.mutate(jobPost))}
    >
      Export as CSV
    </Button>
  );
}

async function fetchShortlist(jobPostId: string): Promise<Blob> {
  const { method, path } = ROUTES.exportShortlist;
  const answer = await fetch(path.replace(':jobPostId', encodeURIComponent(jobPostId)), { method }).catch(
    (error: unknown) => {
      throw unreachable(error);
    },
  );
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
