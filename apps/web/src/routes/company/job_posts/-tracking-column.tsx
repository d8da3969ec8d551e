import type { PipelineEntry } from '@talaash/contract/pipeline';
import { TRACKING_VENDOR_LABELS } from '@talaash/domain/applicant-tracking/words';
import { useMemo } from 'react';
import { useTrackedApplications, useTracking } from '../../../features/applicant-tracking/tracking.ts';
import { TrackingCell } from '../../../features/applicant-tracking/tracking-cell.tsx';
import type { Column } from '../../../ui/show/table.tsx';

/** Where each person stands with the applicant tracking system; undefined while none is connected. */
export function useTrackingColumn(jobPostId: string): Column<PipelineEntry> | undefined {
  const { connection, jobs } = useTracking().data ?? {};
  const applications = useTrackedApplications(jobPostId).data;
  const vendor = connection?.vendor;
  const hasJob = jobs?.some((job) => job.jobPostId === jobPostId) ?? false;
  return useMemo(
    () =>
      vendor === undefined
        ? undefined
        : {
            head: vendor === 'StandIn' ? 'Stand-in' : TRACKING_VENDOR_LABELS[vendor],
            cell: (entry) => (
              <TrackingCell
                entry={entry}
                vendor={vendor}
                hasJob={hasJob}
                application={applications?.get(entry.talentId)}
              />
            ),
          },
    [vendor, hasJob, applications],
  );
}
