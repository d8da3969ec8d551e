import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  /** What it is while the server renders, and while the browser takes over what the server rendered. */
  rendered: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

/** State outside React that components subscribe to. For functions that are called anywhere, and shown in one place. */
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

/** Renders when what is read of a state changes, such as whether it is this one of hundreds. */
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
