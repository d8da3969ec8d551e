import { lateDialog, useLateDialog } from '../../features/talent-profile/late-dialog.ts';
import { sheetQuery } from '../../features/talent-profile/profile-query.ts';
import { whenIdle } from '../../ui/base/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { whenInteracted, whenUsed } from '../../ui/base/first-use.ts';
import type { TalentDialogProps } from './-talent-dialog.tsx';

const talentDialog = lateDialog(
  'company-talent-dialog',
  async () => (await import('./-talent-dialog.tsx')).TalentDialog,
);
// Loads on the first use of a page: a visitor who uses it soon opens a profile.
whenUsed(() => void queryClient.prefetchQuery(talentDialog));
whenInteracted(() => whenIdle(() => void queryClient.prefetchQuery(sheetQuery)));

/** The lazy-loaded talent profile dialog of all company pages. */
export function TalentDialog(props: TalentDialogProps) {
  const late = useLateDialog(talentDialog, props.talentId !== undefined, props.onClose);
  return late ? <late.Dialog {...props} /> : null;
}
