// The allowed imports: one row for each folder. .dependency-cruiser.mjs makes the rules of them.
const server = 'apps/server/src/';
export const web = 'apps/web/src/';
const index = 'packages/talent-index/src/';
const question = 'packages/question/src/';
const lexicon = '^packages/lexicon/src/';
const reader = 'packages/resume-reader/src/';

export const domain = '^packages/domain/src/';
const markdown = '^packages/domain/src/markdown/(rule|plain|words)\\.ts$';
const contract = '^packages/contract/src/';
const talentIndex = `^packages/(lexicon|question|talent-index)/src/`;
const ports = `^${server}adapters/[^/]+/port\\.ts$`;
const at = (...folders) => folders.map((folder) => `^${server}${folder}/`);
const inWeb = (...folders) => folders.map((folder) => `^${web}${folder}/`);

/**
 * [files, allowed imports besides their own folder, reason]. The first row that matches a file applies.
 * @type {[string, string[], string][]}
 */
export const ROWS = [
  [
    '^packages/domain/src/locality/',
    ['^packages/domain/src/base/', `${lexicon}place-name\\.ts$`],
    'All names of a place are one.',
  ],
  ['^packages/domain/src/', [], 'The domain stands alone.'],
  ['^packages/contract/src/', [domain], 'The contract depends on the domain only.'],
  ['^packages/client/src/', [], 'What programs of companies install stands alone.'],
  [lexicon, [], 'Words and what they stand for: everybody who reads a text asks here.'],
  [`^${question}`, [domain, lexicon], 'What a text asks for.'],
  ['^packages/question/test/', [domain, lexicon, '^packages/question/'], 'The test kit of questions.'],
  [
    `^${index}terms/`,
    [domain, lexicon, `^${question}field\\.ts$`, `^${index}port\\.ts$`],
    'The terms that a talent is found by.',
  ],
  [
    `^${index}segments/`,
    [domain, lexicon, `^${question}field\\.ts$`, `^${index}(port\\.ts$|terms/)`],
    'How talents are stored.',
  ],
  [
    `^${index}answers/`,
    [domain, lexicon, `^${question}`, `^${index}((port|everybody)\\.ts$|terms/|segments/)`],
    'How a search is answered.',
  ],
  [
    `^${index}snapshots/`,
    [domain, `^${index}segments/`],
    'How segments are written to a file and read back.',
  ],
  [`^${index}engine/`, [domain, talentIndex], 'Combines the parts of the search engine.'],
  [`^${index}[^/]+$`, [domain, `^${index}`], 'The port of the search engine.'],

  [`^${reader}file/`, [domain], 'The bytes of a PDF, before it is parsed.'],
  [`^${reader}words/`, [domain, lexicon], 'What the words of a resume mean.'],
  [
    `^${reader}page/`,
    [domain, `^${reader}(file|words)/`],
    'From letters on pages to lines in reading order.',
  ],
  [
    `^${reader}section/`,
    [domain, lexicon, `^${reader}(words|page)/`],
    'From lines to sections and paragraphs.',
  ],
  [
    `^${reader}entry/`,
    [domain, lexicon, `^${reader}(words|page|section)/`],
    'Jobs, studies, projects and certificates of a section.',
  ],
  [
    `^${reader}field/`,
    [domain, lexicon, `^${reader}(words|page|section|entry)/`],
    'Single fields: the name, skills, links, a place.',
  ],
  [`^${reader}[^/]+$`, [domain, `^${reader}`], 'Combines the steps of reading a resume.'],

  [`^${server}base/`, [domain], 'The base of everything: configuration, secrets, log, ids.'],
  [`^${server}db/`, [domain, ...at('base')], 'Tables, migrations and the database itself.'],
  [`^${server}events/`, [domain, ...at('base', 'db')], 'The events table and its followers.'],
  [`^${server}jobs/`, [domain, ...at('base', 'db')], 'The queue. The work of a job is in a feature.'],
  [
    `^${server}mail/`,
    [domain, contract, ports, ...at('base')],
    'What mails say, how they look and how they are stopped.',
  ],
  [
    `^${server}adapters/talent-index/`,
    [domain, talentIndex, ...at('base')],
    'Both search engines read texts in the same way, so that they find nearly the same.',
  ],
  [
    `^${server}adapters/model/`,
    [domain, ...at('base', 'db')],
    'How any model is asked: the fence, the faults, and the budget, which is counted in the database.',
  ],
  [
    `^${server}adapters/resume-reader/`,
    [domain, '^packages/resume-reader/src/', ...at('adapters/places', 'adapters/model', 'base')],
    'The local reader of resumes, in its own process, knows the places. Another one asks a model too.',
  ],
  [
    `^${server}adapters/file-opener/`,
    [domain, '^packages/resume-reader/src/file/', ...at('base')],
    'Uploads are opened in a process of their own. What a PDF is made of is read in one way.',
  ],
  [
    `^${server}adapters/(reviewer|headshots)/`,
    [domain, lexicon, ...at('adapters/model', 'base')],
    'Beside the local one stands one that asks a model.',
  ],
  [
    `^${server}adapters/payments/`,
    [domain, contract, ...at('base', 'db')],
    'The local adapter has its own tables.',
  ],
  [
    `^${server}adapters/analytics/`,
    [domain, ...at('base', 'db')],
    'Our own counts have a table; Plausible has none.',
  ],
  [`^${server}adapters/places/`, [domain, lexicon, ...at('base')], 'Places have other names in the lexicon.'],
  [`^${server}adapters/([^/]+)/`, [domain, ...at('base')], 'An adapter knows only its vendor and its port.'],
  [
    `^${server}call/`,
    [domain, contract, ports, `^${index}port\\.ts$`, ...at('base', 'db', 'events', 'jobs')],
    'The base of all features.',
  ],
  [
    `^${server}reviewed/`,
    [domain, ports, ...at('base', 'call', 'db', 'events', 'jobs')],
    'Saving with a review.',
  ],
  [
    `^${server}index/`,
    [domain, talentIndex, ...at('base', 'db', 'events')],
    'Feed, worker thread and keys of the search index.',
  ],
  [
    `^${server}features/([^/]+)/`,
    [
      domain,
      contract,
      ports,
      lexicon,
      `^${question}`,
      `^${index}(port|everybody)\\.ts$`,
      `^${server}index/(search-key|talent-document)\\.ts$`,
      `^${server}features/[^/]+/(queries|present)\\.ts$`,
      `^${server}features/admin-action/actions\\.ts$`,
      `^${server}features/(account/end-session|account-mail/queue)\\.ts$`,
      `^${server}features/thread/end-thread\\.ts$`,
      `^${server}features/pipeline/move\\.ts$`,
      `^${server}features/subscription/seat\\.ts$`,
      ...at('base', 'call', 'db', 'events', 'jobs', 'mail', 'reviewed'),
    ],
    'A feature may import only queries.ts and present.ts of another feature, note in the audit trail what admins do, end sessions, mail what happened to an account, move people in the pipeline, and take seats.',
  ],
  [
    `^${server}operation/`,
    [domain, `^${index}port\\.ts$`, ...at('base', 'call', 'db', 'events', 'jobs')],
    'Whether an installation works: the checks of the doctor, of the start and of those who watch.',
  ],
  [
    `^${server}http/`,
    [domain, contract, ports, ...at('base', 'call', 'db', 'events', 'features', 'mail', 'operation')],
    'The routes. Lower layers do not import them.',
  ],
  [
    `^${server}seed/`,
    [
      domain,
      ports,
      `^${server}features/file/actions\\.ts$`,
      `^${server}features/notification/news\\.ts$`,
      `^${server}features/(company-profile|job-post|talent-profile)/present\\.ts$`,
      ...at('base', 'call', 'db', 'events'),
    ],
    'Demo people, for the local environment. What they are told and see is what people are told and see.',
  ],
  [
    `^${server}import/`,
    [domain, ports, ...at('base', 'call', 'db', 'events', 'jobs', 'reviewed', 'seed')],
    'People from another system. They are stored in bulk as the demo is.',
  ],
  [
    `^${server}backup/`,
    [
      ports,
      `^packages/domain/src/file/path\\.ts$`,
      `^${server}features/(file/actions|data-export/queries)\\.ts$`,
      ...at('base', 'db', 'jobs'),
    ],
    'One file with the whole installation, and back. It knows where features store files.',
  ],
  [
    `^${server}cli/`,
    [
      `^${server}(wiring|wiring-provider|doctor)\\.ts$`,
      `^${server}features/(admin-(account|action|overview)|registration|retention)/actions\\.ts$`,
      `^${server}features/account-mail/queue\\.ts$`,
      `^${server}index/reindex\\.ts$`,
      domain,
      ports,
      ...at('backup', 'base', 'db', 'events', 'import', 'jobs', 'operation', 'seed'),
    ],
    'Commands. What an operator does by one is in the audit trail too.',
  ],
  [
    `^${server}wiring(|-provider|-model)\\.ts$`,
    [`^${server}`, domain, contract, talentIndex],
    'The only importer of adapters.',
  ],
  [
    `^${server}[^/]+$`,
    [domain, contract, talentIndex, ports, `^${server}(?!adapters/)`],
    'The program itself.',
  ],

  [
    `^${web}ui/base/`,
    ['^packages/domain/src/base/count\\.ts$'],
    'The design system knows no noun, only how one is counted. Its kinds stand in this order.',
  ],
  [`^${web}ui/theme/`, inWeb('ui/base'), 'Themes, fonts and the values that everything reads.'],
  [`^${web}ui/float/`, inWeb('ui/base'), 'Layers above the page, and their position.'],
  [
    `^${web}ui/key/`,
    inWeb('ui/base', 'ui/float'),
    'Keyboard shortcuts and key caps. An open dialog disables the shortcuts of the page.',
  ],
  [`^${web}ui/icon/`, inWeb('ui/base'), 'The icons, one file each.'],
  [`^${web}ui/press/`, inWeb('ui/(base|key|float|icon)'), 'Buttons and links.'],
  [`^${web}ui/show/`, [markdown, ...inWeb('ui/(base|key|icon|press)')], 'Components that show content.'],
  [`^${web}ui/field/`, [markdown, ...inWeb('ui/(base|key|float|icon|press|show)')], 'Form fields.'],
  [
    `^${web}ui/overlay/`,
    inWeb('ui/(base|key|float|icon|press|show|field)'),
    'Dialogs, menus, toasts, the palette.',
  ],
  [`^${web}ui/shell/`, inWeb('ui'), 'The frame of every page.'],
  [`^${web}offline/`, [], 'What runs without a network stands alone.'],
  [
    `^${web}lib/`,
    ['^packages/(domain|contract)/', ...inWeb('ui')],
    'The client, the session, forms and formats.',
  ],
  [
    `^${web}parts/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib')],
    'Components that know the domain but no feature.',
  ],
  [
    `^${web}features/([^/]+)/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib', 'parts')],
    'A feature never imports another one: routes combine them.',
  ],
  [
    `^${web}routes/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib', 'parts', 'features', 'routes')],
    'Pages.',
  ],
  [`^${web}[^/]+$`, ['^packages/(domain|contract)/', `^${web}`], 'The entry of the web.'],
  ['^apps/web/(build|vite\\.config)', ['^apps/web/'], 'The build of the web.'],

  [
    '^packages/talent-index/test/',
    [domain, talentIndex, '^packages/(question|talent-index)/test/'],
    'The test kit of the search engine.',
  ],
  [
    '^packages/resume-reader/test/',
    [domain, `^${reader}`],
    'Small resumes and lines for the tests of the reader.',
  ],
  ['^packages/domain/test/', [domain], 'Records for the tests of all packages.'],
  [
    '^apps/server/(test/|drizzle|build/)',
    ['^packages/', '^apps/server/', '^scripts/opensearch/', '^scripts/project\\.mjs$'],
    'The test kit of the server.',
  ],
  [
    '^(e2e|bench|attack)/',
    ['^(packages|apps/server|e2e|bench|attack)/', '^scripts/'],
    'Journeys, benchmarks, attacks.',
  ],
  [
    '^(scripts/|[^/]+$)',
    ['^scripts/', '^apps/server/drizzle\\.config\\.ts$', '^packages/lexicon/src/(entry|inflection)\\.ts$'],
    'Scripts that run before the installation, and the checks.',
  ],
];
