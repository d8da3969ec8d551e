import type { Unreached } from './react-part.ts';

const exported = (names: readonly string[]) => names.map((name) => `exports.${name} =`);

const REACT: Partial<Unreached> = {
  // Whoever imports one of these learns from the build that it is gone, and takes it and what belongs to it out of these lists.
  statements: exported([
    'Activity',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'unstable_useCacheRefresh',
    'useActionState',
    'useInsertionEffect',
    'useOptimistic',
    'useTransition',
  ]),
};

const REACT_DOM: Partial<Unreached> = {
  statements: exported([
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ]),
};

/** Boundaries of transitions that a browser animates, and what measures and names the elements within them. */
const VIEW_TRANSITIONS: Partial<Unreached> = {
  tags: [30],
  elementTypes: ['REACT_VIEW_TRANSITION_TYPE', 'REACT_LEGACY_HIDDEN_TYPE'],
  // Without such a boundary they only walk through the tree.
  idle: [
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'trackEnterViewTransitions',
    // A picture that is not loaded holds back such transitions only.
    'preloadInstanceAndSuspendIfNeeded',
  ],
  // That something has changed is noted for them only.
  constants: {
    appearingViewTransitions: 'null',
    inUpdateViewTransition: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionContextChanged: '!1',
    viewTransitionMutationContext: '!1',
  },
  texts: [
    // Stylesheets and pictures that a commit would wait for: their list stays empty.
    ['isViewTransitionEligible || subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408)', '!1'],
  ],
};

/** `title`, `meta`, `link`, `style` and `script` that move to the head, and `html`, `head` and `body`: index.html has them all. */
const DOCUMENT: Partial<Unreached> = {
  tags: [26, 27],
  texts: [
    [
      'isHostHoistableType( type, pendingProps, contextStackCursor.current ) ? 26 : "html" === type || "head" === type || "body" === type ? 27 : 5',
      '5',
    ],
    [
      'D: prefetchDNS, C: preconnect, L: preload, m: preloadModule, X: preinitScript, S: preinitStyle, M: preinitModuleScript',
      '',
    ],
  ],
};

/** Forms whose action is a function, and the hooks that tell how it goes. */
const FORM_ACTIONS: Partial<Unreached> = {
  idle: ['extractEvents$1'],
  constants: { needsFormReset: '!1' },
  texts: [
    ['r: requestFormReset,', ''],
    [
      'null !== workInProgress.memoizedState && (($$typeof = renderWithHooks( current, workInProgress, TransitionAwareHostComponent, null, null, renderLanes )), (HostTransitionContext._currentValue = $$typeof));',
      '',
    ],
  ],
};

/** References to a fragment. */
const FRAGMENT_REFS: Partial<Unreached> = {
  idle: [
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'isFragmentInstanceParent',
  ],
  statements: ['FragmentInstance.prototype.'],
  texts: [
    [
      'case 7: if (null === current.stateNode) { var fragmentInstance = new FragmentInstance(current);',
      'case 7: if (!1) { var fragmentInstance;',
    ],
  ],
};

const EVENTS = [
  'animationend',
  'animationiteration',
  'animationstart',
  'transitionrun',
  'transitionstart',
  'transitioncancel',
  'transitionend',
];

/** What browsers of the years before the target of the build lack, and where there is no browser at all. */
const OLD_BROWSERS: Partial<Unreached> = {
  constants: {
    canUseCompositionEvent: '!0',
    canUseDOM: '!0',
    documentMode: 'null',
    isInputEventSupported: '!0',
    passiveBrowserEventsSupported: '!0',
    useFallbackCompositionData: '!1',
  },
  statements: ['canUseDOM && ((style = document'],
  texts: [
    ...EVENTS.map((event) => [`getVendorPrefixedEventName("${event}")`, `"${event}"`] as const),
    ['Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32'],
    ['"function" === typeof Object.is ? Object.is : is', 'Object.is'],
    ['"undefined" !== typeof AbortController', '!0'],
    ['"function" === typeof reportError', '!0'],
  ],
};

/** What else nothing here uses. */
const REST: Partial<Unreached> = {
  // Profilers, lists of boundaries, caches of their own and hidden parts.
  tags: [12, 19, 24, 31],
  elementTypes: ['REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_ACTIVITY_TYPE'],
  hooks: [
    'useActionState',
    'useCacheRefresh',
    'useDebugValue',
    'useFormState',
    'useHostTransitionStatus',
    'useInsertionEffect',
    'useMemoCache',
    'useOptimistic',
    'useTransition',
  ],
  // Nobody reads the components that an error has come through, or has a part taken over before others.
  idle: ['getStackByFiberInDevAndProd', 'attemptExplicitHydrationTarget'],
  constants: { shouldDoubleInvokeUserFnsInHooksDEV: '!1' },
  statements: [
    'ReactDOMSharedInternals.findDOMNode =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
  ],
};

const PARTS = [VIEW_TRANSITIONS, DOCUMENT, FORM_ACTIONS, FRAGMENT_REFS, OLD_BROWSERS, REST];

const REACT_DOM_CLIENT: Unreached = {
  tags: PARTS.flatMap(({ tags = [] }) => tags),
  elementTypes: PARTS.flatMap(({ elementTypes = [] }) => elementTypes),
  hooks: PARTS.flatMap(({ hooks = [] }) => hooks),
  idle: PARTS.flatMap(({ idle = [] }) => idle),
  constants: Object.assign({}, ...PARTS.map(({ constants }) => constants)),
  statements: PARTS.flatMap(({ statements = [] }) => statements),
  texts: PARTS.flatMap(({ texts = [] }) => texts),
};

/** By the file of the library. It was written for this version: read the program again where another one is taken. */
export const UNREACHED: Readonly<Record<string, Partial<Unreached>>> = {
  'react.production.js': REACT,
  'react-dom.production.js': REACT_DOM,
  'react-dom-client.production.js': REACT_DOM_CLIENT,
};
export const UNREACHED_OF_VERSION = '19.3.1';
