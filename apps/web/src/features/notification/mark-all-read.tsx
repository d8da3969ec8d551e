import css from './mark-all-read.module.css';

/** Looks like a link, because it is a secondary action. */
export function MarkAllRead({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={css['all']}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
    >
      Mark all as read
    </button>
  );
}
