// Who may import whom: the table of docs/ARCHITECTURE.md, checked by `npm run check`.
const outside = (allowed) => `^(?!${allowed.join('|')})`;
const web = 'apps/web/src/';
const server = 'apps/server/src/';

/** A rule: files at `from` may import, of the project's own files, only those at `to`. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: [...to, 'node_modules'] },
});

/** A rule: files at `from` may not import those at `to`. */
const never = (name, comment, from, to, toNot) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: to, ...(toNot ? { pathNot: toNot } : {}) },
});

export default {
  forbidden: [
    only('domain-stands-alone', 'The domain imports zod and nothing of ours.', '^packages/domain/', [
      '^packages/domain/src/',
    ]),
    {
      name: 'domain-imports-zod-only',
      comment: 'The domain is pure: no I/O, no React.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: outside(['packages/domain/', 'node_modules/zod/']), pathNot: '^zod' },
    },
    only('contract-imports-domain', 'The contract depends on the domain only.', '^packages/contract/', [
      '^packages/(domain|contract)/src/',
    ]),
    never('web-without-server', 'The web never imports the server.', '^apps/web/', '^apps/server/'),
    never('server-without-web', 'The server never imports the web.', '^apps/server/', '^apps/web/'),
    only('ui-knows-no-noun', 'The design system imports React and the component library.', `^${web}ui/`, [
      `^${web}ui/`,
    ]),
    only('lib-below-features', 'lib knows the domain, the contract and the design system.', `^${web}lib/`, [
      `^${web}(lib|ui)/`,
      '^packages/',
    ]),
    only(
      'web-features-apart',
      'A feature of the web imports the domain, the contract, ui and lib; never another feature: routes compose them.',
      `^${web}features/([^/]+)/`,
      [`^${web}features/$1/`, `^${web}(ui|lib)/`, '^packages/'],
    ),
    only(
      'server-features-apart',
      'Of another feature, a feature imports only queries.ts.',
      `^${server}features/([^/]+)/`,
      [
        `^${server}features/$1/`,
        `^${server}features/[^/]+/(queries|present)\\.ts$`,
        `^${server}(api|db|events|jobs|search|mail|review)/`,
        `^${server}adapters/[^/]+/port\\.ts$`,
        `^${server}[^/]+\\.ts$`,
        '^packages/',
      ],
    ),
    only(
      'jobs-are-shallow',
      'A job is one action of a feature: what is to be done stands there, not in jobs/.',
      `^${server}jobs/handler\\.ts$`,
      [`^${server}jobs/job\\.ts$`, `^${server}features/`, `^${server}deps\\.ts$`, '^packages/'],
    ),
    never(
      'adapters-behind-their-ports',
      'Only the wiring imports adapters; all else knows their ports.',
      {
        path: '^apps/server/src/',
        pathNot: [`^${server}(wiring|main)\\.ts$`, `^${server}adapters/`, '\\.test\\.ts$'],
      },
      `^${server}adapters/`,
      `^${server}adapters/[^/]+/port\\.ts$`,
    ),
    never(
      'adapters-apart',
      'An adapter imports its own port.',
      { path: `^${server}adapters/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      `^${server}(adapters|features|api|jobs)/`,
      [`^${server}adapters/$1/`, `^${server}api/network\\.ts$`],
    ),
    never(
      'nobody-imports-main',
      'main.ts and the wiring stand at the top.',
      {
        path: '^(apps|packages)/',
        pathNot: [`^${server}(main|cli/.*|db/seed/cli)\\.ts$`, '\\.test\\.ts$', '^apps/server/test/'],
      },
      `^${server}(main|wiring)\\.ts$`,
    ),
    {
      name: 'no-cycles',
      comment: 'Modules that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'Everything that is imported exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Tests and their harness serve tests only.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^apps/server/test/', '^e2e/', '^bench/'] },
      to: { path: ['\\.test\\.tsx?$', '^apps/server/test/', '^e2e/', '^bench/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['routeTree\\.gen\\.ts$', '\\.css$', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
