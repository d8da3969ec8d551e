import { nounOf } from '../base/count.ts';
import type { SearchAlert } from './choice.ts';
import { ALERT_PEOPLE_MAX, SAVED_SEARCHES_MAX } from './limit.ts';

export const SEARCH_ALERT_LABELS: Record<SearchAlert, string> = {
  off: 'Off',
  daily: 'Daily',
  weekly: 'Weekly',
};

/** The button of a search that is saved. */
export const SAVED_LABELS: Record<SearchAlert, string> = {
  off: 'Saved',
  daily: 'Saved, alert daily',
  weekly: 'Saved, alert weekly',
};

export const SAVED_SEARCH_SENTENCES = {
  none: 'Save a search to see its new people here.',
  nothingAsked: 'Type something or choose a filter first.',
  notFound: 'Cannot find this saved search. It may have been deleted.',
  full: `You have ${SAVED_SEARCHES_MAX} saved searches, which is the limit. Delete one to save another.`,
  nameTaken: 'You already have a saved search with this name.',
  alertHelp: `One email with up to ${ALERT_PEOPLE_MAX} people, without those you have hidden.`,
  alertWaits: 'Emails start when your company profile is approved.',
  nobodyNew: 'No one new yet',
  newMeans: 'New: added, approved or changed since your last visit.',
  changes: 'This search has changed since it was saved.',
  saved: 'Search saved.',
  changed: 'Saved search changed.',
  deleted: 'Saved search deleted.',
  saveFailed: 'The search was not saved. Please try again.',
  deleteFailed: 'The saved search was not deleted. Please try again.',
} as const;

/** 4 new people */
export const newPeopleCount = (count: number): string => `${count} new ${nounOf(count, 'person', 'people')}`;
