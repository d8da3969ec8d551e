import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { ASK_NOTE_LENGTH_MAX } from '@talaash/domain/admin-report/limit';
import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useDecide } from './admin-report.ts';

type Asking = Pick<ReportCaseDetail, 'caseId' | 'colleagues'>;

/** Hands the case to another admin who can decide it. */
export function AskButton({ found }: { found: Asking }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const isAlone = found.colleagues.length === 0;
  useShortcut('c', open, { label: 'Ask a colleague', when: !isAlone });
  return (
    <>
      <Button keys="C" disabled={isAlone ? ADMIN_REPORT_SENTENCES.noColleague : false} onClick={open}>
        Ask a colleague
      </Button>
      {isOpen ? <AskDialog {...found} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function AskDialog({ caseId, colleagues, onClose }: Asking & { onClose: () => void }) {
  const [adminUid, setAdminUid] = useState(colleagues[0]?.uid ?? '');
  const [note, setNote] = useState('');
  const asking = useDecide(async () => {
    await api.adminReport.ask.call({ caseId, adminUid, note });
    onClose();
    return ADMIN_REPORT_SENTENCES.asked(colleagues.find(({ uid }) => uid === adminUid)?.name ?? '');
  });
  return (
    <Dialog
      opened
      title="Ask a colleague"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={asking.isPending} onClick={() => asking.mutate()}>
            Ask
          </Button>
        </>
      }
    >
      {asking.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(asking.error, ADMIN_REPORT_SENTENCES.failed)}
        </Banner>
      ) : null}
      <SelectField
        label="Who"
        value={adminUid}
        onChange={setAdminUid}
        options={colleagues.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
      <TextArea
        label="What should they look at?"
        hint="optional"
        rows={3}
        maxLength={ASK_NOTE_LENGTH_MAX}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  );
}
