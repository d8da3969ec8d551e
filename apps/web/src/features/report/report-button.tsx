import type { ReportSubject } from '@talaash/domain/report/choice';
import { reportTitle } from '@talaash/domain/report/title';
import { lazy, Suspense, useState } from 'react';
import { IconFlag } from '../../ui/icon/flag.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface ReportButtonProps {
  subject: ReportSubject;
  /** Of the message or job post; of the talent or company for a profile or picture. */
  id: string;
  /** The profile has a picture, which can be reported too. */
  hasPicture?: boolean;
  /** An icon alone, where there are many. */
  isSmall?: boolean;
  /** Further attributes of the button. */
  attributes?: { tabIndex: number };
}

/** Reports something with two presses: this one, and the reason. */
export function ReportButton({ subject, id, hasPicture = false, isSmall, attributes }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const subjects = hasPicture ? [subject, 'picture' as const] : [subject];
  const title = reportTitle(subjects);
  const open = () => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton {...attributes} size="s" label={title} icon={<IconFlag aria-hidden />} onClick={open} />
      ) : (
        <Button {...attributes} tone="quiet" size="s" icon={<IconFlag aria-hidden />} onClick={open}>
          {title}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog subjects={subjects} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
