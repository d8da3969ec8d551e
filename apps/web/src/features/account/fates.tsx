import { DELETION_KEEPS, DELETION_REMOVES } from '@talaash/domain/account-deletion/words';
import { formatCount } from '../../lib/format.ts';
import { useViewer } from '../../lib/session.ts';
import { useDeletion } from './deletion.ts';
import css from './settings.module.css';

/** What is deleted for good, and what is kept and why. */
export function Fates() {
  const userType = useViewer().userProfile?.userType ?? 'neither';
  const conversations = useDeletion().data?.conversationsCount ?? 0;
  return (
    <div className={css['fates']}>
      <div>
        <h3>What we delete</h3>
        <ul>
          {DELETION_REMOVES[userType].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>What we keep, and why</h3>
        <ul>
          {DELETION_KEEPS[userType](formatCount(conversations, 'conversation')).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
