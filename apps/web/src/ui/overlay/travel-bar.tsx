import { useRouterState } from '@tanstack/react-router';
import { useStore } from '../base/store.ts';
import css from './travel-bar.module.css';
import { underway } from './underway.ts';

/**
 * A loading bar at the top of the window while another page, or a part of this one, loads. The old content stays until then, so
 * without the bar a press on a slow network would seem ignored. Screen readers announce the page when it arrives.
 */
export function TravelBar() {
  const isTravelling = useRouterState({ select: ({ isLoading }) => isLoading });
  const isUnderway = useStore(underway) > 0;
  return <div className={css['bar']} data-underway={isTravelling || isUnderway || undefined} aria-hidden />;
}
