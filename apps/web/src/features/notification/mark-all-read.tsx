import css from './mark-all-read.module.css';

/** Looks like a link, because it is a secondary action. */
export function MarkAllRead({ isUnderWay, onPress }: { isUnderWay: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={css['all']}
      aria-disabled={isUnderWay || undefined}
      onClick={isUnderWay ? undefined : onPress}
    >
      Mark all as read
    </button>
  );
}
