import { ButtonLink } from '../ui/press/link.tsx';
import { NoticeRow } from '../ui/show/state.tsx';

/** The most useful next step for a person. */
export interface NextStep {
  title: string;
  text: string;
  label: string;
  to: string;
  /** The conversation to open. */
  thread?: string;
}

export function NextStepRow({ step: { title, text, label, to, thread } }: { step: NextStep }) {
  return (
    <NoticeRow
      title={title}
      actions={
        <ButtonLink
          to={to as never}
          search={(thread === undefined ? {} : { thread }) as never}
          tone="primary"
        >
          {label}
        </ButtonLink>
      }
    >
      {text}
    </NoticeRow>
  );
}
