import { lateDialog, useLateDialog } from '../../features/talent-profile/late-dialog.ts';
import { sheetQuery } from '../../features/talent-profile/profile-query.ts';
import { whenIdle } from '../../ui/base/idle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { whenActedOn, whenUsed } from '../../ui/base/first-use.ts';
import type { TalentDialogProps } from './-talent-dialog.tsx';

const talentDialog = lateDialog(
  'company-talent-dialog',
  async () => (await import('./-talent-dialog.tsx')).TalentDialog,
);
// Whoever uses a page that opens profiles opens one soon.
whenUsed(() => void queryClient.prefetchQuery(talentDialog));
whenActedOn(() => whenIdle(() => void queryClient.prefetchQuery(sheetQuery)));

/** The dialog in which all pages of a company open a talent's profile. */
export function TalentDialog(props: TalentDialogProps) {
  const late = useLateDialog(talentDialog, props.talentId !== undefined, props.onClose);
  return late ? <late.Dialog {...props} /> : null;
}
