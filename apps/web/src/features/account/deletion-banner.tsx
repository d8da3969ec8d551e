import { useViewer } from '../../lib/session.ts';
import { formatDay } from '../../lib/format.ts';
import { useLocalText } from '../../lib/local-text.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useKeepAccount } from './deletion.ts';
import css from './settings.module.css';

/** On every page, in the week before the account is deleted. */
export function DeletionBanner() {
  const due = useViewer().account?.deletionDueIsoDateTimeUtc;
  const keep = useKeepAccount();
  const title = useLocalText(() => (due ? `Your account will be erased on ${formatDay(due)}` : ''));
  if (!due) return null;
  return (
    <div className={css['banner']}>
      <Banner
        tone="bad"
        title={title}
        actions={
          <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
            Keep my account
          </Button>
        }
      >
        Until then your account is hidden from search. Everything else works as before.
      </Banner>
    </div>
  );
}
