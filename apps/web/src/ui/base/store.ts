import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  /** The value during server rendering and hydration. */
  rendered: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

/** State outside React that components subscribe to. For functions that any code may call and one component shows. */
export function createStore<State>(initial: State, rendered = initial): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    rendered: () => rendered,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rerenders only when the selected value changes, for example whether this is the selected row of hundreds. */
export function useStoreOf<State, Part>(store: Store<State>, read: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.rendered()),
  );
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.rendered);
}
