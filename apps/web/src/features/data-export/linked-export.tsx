import { DATA_EXPORT_SENTENCES } from '@talaash/domain/data-export/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { Archive } from './data-export.tsx';

/** Asks for the data of an account that cannot log in, by the mailed link of the decision. */
export function LinkedExportButton({ token }: { token: string }) {
  const request = useMutation(
    api.dataExport.requestByLink.mutationOptions({
      onSuccess: () => void toast.success(DATA_EXPORT_SENTENCES.asked),
      onError: (error) => toast.error(sentenceOf(error, DATA_EXPORT_SENTENCES.failed)),
    }),
  );
  return (
    <Button loading={request.isPending} onClick={() => request.mutate({ token })}>
      Email me a copy of my data
    </Button>
  );
}

/** The export of a mailed link. */
export function LinkedExport({ token }: { token: string }) {
  const found = useQuery(api.dataExport.getByLink.queryOptions({ input: { token } }));
  if (found.isError)
    return <Banner tone="bad">{sentenceOf(found.error, DATA_EXPORT_SENTENCES.goneLink)}</Banner>;
  if (!found.data) return <TextSkeleton lines={2} label="Loading your export" />;
  return <Archive dataExport={found.data} href={`/api/v1/mailed-data-exports/${token}`} />;
}
