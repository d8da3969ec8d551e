import { onOff, optional, wrongOutsideLocal, configPart } from './kit.ts';

/** The demo: what is there to try the product. */
export const demo = configPart({
  variables: {
    TALAASH_DEMO: optional(onOff).describe(
      'Whether the first start fills an empty database with demo people. Default: `on` in `local`, else `off`.',
    ),
    DEMO_PAGES: optional(onOff).describe(
      'Whether the pages below `/demo` and `/design-system-demo` exist: the design system, the branding, a form, the editor, a sample CV. They show no personal data and are never indexed. Default: `on` in `local`, else `off`.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        given.TALAASH_DEMO === 'on',
        'Set TALAASH_DEMO to off: everybody knows the password of the demo people, and one of them is an admin.',
      ],
    ]),
  read: (given, environment) => ({
    isDemo: given.TALAASH_DEMO ? given.TALAASH_DEMO === 'on' : environment === 'local',
    hasDemoPages: given.DEMO_PAGES ? given.DEMO_PAGES === 'on' : environment === 'local',
  }),
});
