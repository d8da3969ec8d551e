import { useRouterState } from '@tanstack/react-router';
import { useStore } from '../base/store.ts';
import css from './travel-bar.module.css';
import { underway } from './underway.ts';

/**
 * A line at the upper edge of the window while another page, or a part of this one, is on its way. What was there stays until then, so
 * that without it a slow network would look like a press that was not heard. Screen readers hear of the page when it is there.
 */
export function TravelBar() {
  const isTravelling = useRouterState({ select: ({ isLoading }) => isLoading });
  const isUnderway = useStore(underway) > 0;
  return <div className={css['bar']} data-underway={isTravelling || isUnderway || undefined} aria-hidden />;
}
