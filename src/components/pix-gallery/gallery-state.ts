import type { CodeState } from '../../internal/lazy.ts';

/** The state of a gallery, as far as it decides whether a list is to be loaded. */
export interface GalleryState {
  /** Source of the list. */
  source: object | undefined;
  /** All else that the list depends on, as JSON. */
  query: string;
  /** Whether code that decides what is shown is still loading: nothing is requested. */
  isWaiting: boolean;
  /** Whether a plain grid of all pictures stands in for features that could not be loaded in time. */
  isFallback: boolean;
  /** Whether a list has to be loaded. */
  isStale: boolean;
}

/** The query was read, the state of code was read, or a list was requested. */
export type GalleryEvent =
  | ({ type: 'query' } & Pick<GalleryState, 'source' | 'query'>)
  | {
      type: 'code';
      /** Code of the optional features. */
      features: CodeState;
      /** Further code that is needed. */
      others: readonly CodeState[];
    }
  | { type: 'load' };

export const INITIAL_STATE: GalleryState = {
  source: undefined,
  query: '',
  isWaiting: false,
  isFallback: false,
  isStale: false,
};

/** The state of a gallery after an event. */
export function reduce(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.type) {
    case 'query': {
      const { source, query } = event;
      return {
        ...state,
        source,
        query,
        isStale: state.isStale || source !== state.source || query !== state.query,
      };
    }
    case 'code': {
      const { features, others } = event;
      const isFallback = state.isFallback || features === 'failed';
      const isWaiting = !isFallback && [features, ...others].includes('loading');
      return { ...state, isFallback, isWaiting };
    }
    case 'load':
      return { ...state, isStale: false };
  }
}
