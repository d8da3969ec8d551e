import { IconAlertCircle } from '../icon/alert-circle.ts';
import { IconAlertTriangle } from '../icon/alert-triangle.ts';
import { IconCircleCheck } from '../icon/circle-check.ts';
import { IconInfoCircle } from '../icon/info-circle.ts';
import { IconWifiOff } from '../icon/wifi-off.ts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../press/button.tsx';
import { useShortcut } from '../key/shortcut.ts';
import css from './state.module.css';

interface EmptyStateProps {
  title: string;
  /** What would be here, and what it is for. */
  children?: ReactNode;
  /** The next step: one primary button or link. */
  action?: ReactNode;
  /** The heading's level on this page. */
  level?: 2 | 3 | undefined;
}

/** Shown for an empty list: what would be here, and the next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css['empty']} data-state>
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className={css['step']}>{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened: "The search did not answer". */
  title: string;
  /** What is kept: "Your filters are kept." */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** Shown after a failure: what happened, what is kept, and Try again (R). */
export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  useShortcut(onRetry ? 'r' : undefined, () => onRetry?.(), { label: 'Try again' });
  return (
    <div className={css['row']} role="alert" data-state>
      <IconAlertCircle className={css['bad']} aria-hidden />
      <div className={css['words']}>
        <p className={css['title']}>{title}</p>
        {children ? <p className={css['detail']}>{children}</p> : null}
      </div>
      {onRetry ? (
        <Button keys="R" loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

interface NoticeRowProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The one task that waits for this person. */
export function NoticeRow({ title, children, actions }: NoticeRowProps) {
  return (
    <div className={css['row']}>
      <span className={css['dot']} aria-hidden />
      <div className={css['words']}>
        <p className={css['title']}>{title}</p>
        {children ? <p className={css['detail']}>{children}</p> : null}
      </div>
      {actions ? <div className={css['actions']}>{actions}</div> : null}
    </div>
  );
}

const bannerIcons = {
  info: IconInfoCircle,
  warm: IconAlertTriangle,
  ok: IconCircleCheck,
  bad: IconAlertCircle,
};

interface BannerProps {
  tone?: keyof typeof bannerIcons | undefined;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** The note answers an action of the person. Screen readers announce it at once. */
  live?: boolean | undefined;
}

/** A coloured note above its subject: an error, the result of a review. */
export function Banner({ tone = 'info', title, children, actions, live }: BannerProps) {
  const Icon = bannerIcons[tone];
  return (
    <div className={css['banner']} data-tone={tone} role={live ? 'alert' : undefined}>
      <Icon aria-hidden />
      <div className={css['bannerWords']}>
        {title ? <p className={css['title']}>{title}</p> : null}
        {children}
      </div>
      {actions}
    </div>
  );
}

/** A bar below the header while the browser is offline. The shells show it. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <div className={css['bar']}>
          <IconWifiOff aria-hidden />
          <span>You are offline. We keep what you type and send it when you are back online.</span>
        </div>
      )}
    </div>
  );
}

interface SlowBarProps {
  /** The request is pending. */
  waiting: boolean;
  /** "Still searching" */
  children: ReactNode;
  onCancel?: (() => void) | undefined;
}

/** Says after three seconds that a request is still pending, and offers Cancel. */
export function SlowBar({ waiting, children, onCancel }: SlowBarProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), 3000);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    <div role="status">
      {slow ? (
        <div className={css['bar']}>
          <span>{children}</span>
          {onCancel ? (
            <Button size="s" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
