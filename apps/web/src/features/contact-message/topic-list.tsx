import { IconChevronRight } from '../../ui/icon/chevron-right.ts';
import { IconCreditCard } from '../../ui/icon/credit-card.ts';
import { IconFlag } from '../../ui/icon/flag.ts';
import { IconLock } from '../../ui/icon/lock.ts';
import { IconShield } from '../../ui/icon/shield.ts';
import { useViewer } from '../../lib/session.ts';
import { Link } from '../../ui/press/link.tsx';
import css from './contact-message.module.css';

/** The most common topics, with a link to self-service if there is one. */
export function TopicList({ onSubject }: { onSubject: (subject: string) => void }) {
  const { account, userProfile } = useViewer();
  const isCompany = userProfile?.userType === 'company';
  const askedForMoney = 'Someone is asking for money or documents';
  const settings = isCompany ? '/company/settings' : '/talent/settings';
  return (
    <aside className={css['topics']} aria-labelledby="topics">
      <h2 id="topics">What is it about?</h2>
      <ul>
        <li>
          <button type="button" onClick={() => onSubject(askedForMoney)}>
            <IconFlag aria-hidden />
            <Words title={askedForMoney} detail="Do not pay. Tell us who it was" />
          </button>
        </li>
        {account === null ? (
          <li>
            <Link to="/auth/forgot-password">
              <IconLock aria-hidden />
              <Words title="I cannot log in" detail="Reset your password" />
            </Link>
          </li>
        ) : null}
        {isCompany ? (
          <li>
            <Link to="/company/plan">
              <IconCreditCard aria-hidden />
              <Words title="A payment" detail="Plan and receipts" />
            </Link>
          </li>
        ) : null}
        {userProfile === null ? null : (
          <li>
            <Link to={settings} hash="export">
              <IconShield aria-hidden />
              <Words title="My data" detail="Export or erase it in settings" />
            </Link>
          </li>
        )}
      </ul>
    </aside>
  );
}

function Words({ title, detail }: { title: string; detail: string }) {
  return (
    <>
      <span className={css['words']}>
        <b>{title}</b>
        <span>{detail}</span>
      </span>
      <IconChevronRight aria-hidden />
    </>
  );
}
