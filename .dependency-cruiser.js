/** The allowed direction of imports. The message of a rule says what to do instead. */
const layer = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Tests may join parts that do not know each other. */
const TESTS = ['\\.(?:test|suite|testTools)\\.tsx?$', '/testing/'];
const productLayer = (...rule) => {
  const { from, ...rest } = layer(...rule);
  return { ...rest, from: { ...from, pathNot: TESTS } };
};

/** What the server and the web app may import of the house games. */
const PURE_ORIGINALS = '^originals/(?:(?:fair|verify|bets|[^/]+/(?:rules|face))/|kinds\\.ts$|faces\\.ts$)';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files need each other: move what both need to a third.',
      from: {},
      to: { circular: true },
    },
    layer(
      'contract-knows-nobody',
      '^contract/',
      '^(?:src|originals|server|sandbox|scripts|e2e|bench)/',
      'The wire format imports only itself.',
    ),
    layer('server-apart', '^server/', '^(?:src|sandbox|scripts|e2e|bench)/', 'Share through contract/.'),
    ...['server', 'src'].map((side) => ({
      name: `${side}-knows-rules-alone`,
      severity: 'error',
      comment:
        'Of a house game, only its rules, its face, fair/, verify/ and bets/ are for others: it is framed like any other.',
      from: { path: `^${side}/`, pathNot: TESTS },
      to: { path: '^originals/', pathNot: [PURE_ORIGINALS] },
    })),
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'Rules decide money, in Node and in a browser: hand in what they need. They know fair/, the wire and themselves.',
      from: { path: '^originals/([^/]+)/rules/', pathNot: TESTS },
      to: { pathNot: ['^originals/fair/', '^originals/$1/rules/', '^contract/', '^node_modules/valibot/'] },
    },
    productLayer(
      'fair-knows-nobody',
      '^originals/fair/',
      '^(?!originals/fair/|node_modules/valibot/)',
      'The scheme knows no game.',
    ),
    productLayer(
      'verify-knows-rules-alone',
      '^originals/verify/',
      '^(?!originals/(?:(?:verify|fair|[^/]+/rules)/|kinds\\.ts$)|contract/|node_modules/valibot/)',
      'A round of the contract is computed again by its rules alone.',
    ),
    layer(
      'drawing-apart',
      '^(?!tools/)',
      '^tools/',
      'Drawing is no code of the product: it writes files, and nothing imports it.',
    ),
    layer(
      'sandbox-apart',
      '^sandbox/',
      '^(?:src|originals|server|e2e|bench)/',
      'The outside world knows neither side.',
    ),
    layer('web-apart', '^src/', '^(?:server|sandbox|scripts|e2e|bench)/', 'Share through contract/.'),
    layer(
      'shared-is-the-floor',
      '^src/shared/',
      '^src/(?:app|pages|features|api|identity)/',
      'shared/ has no business words: move the file up, or pass the value in.',
    ),
    layer(
      'api-knows-no-feature',
      '^src/(?:api|identity)/',
      '^src/(?:app|pages|features)/',
      'Inject the endpoint from the feature.',
    ),
    productLayer(
      'features-below-pages',
      '^src/features/',
      '^src/(?:app|pages)/',
      'Open pages and modals through the ui feature.',
    ),
    layer('pages-below-app', '^src/pages/', '^src/app/', 'The app composes pages, not the other way.'),
    {
      name: 'features-through-their-index',
      severity: 'error',
      comment: "Import from the other feature's index.ts, or move what you need there.",
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'features-through-their-index-from-above',
      severity: 'error',
      comment: "Import from the feature's index.ts; a lazy modal through its modals.ts, or its part of modals/.",
      from: { path: '^src/(?:app|pages|testing)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/[^/]+/(?:index|modals|\\w+\\.testTools)\\.ts$', '^src/features/[^/]+/modals/'],
      },
    },
    {
      name: 'ui-imports-no-feature',
      severity: 'error',
      comment: 'ui is what every feature leans on.',
      from: { path: '^src/features/ui/' },
      to: { path: '^src/features/(?!ui/)' },
    },
    productLayer(
      'originals-alone',
      '^originals/',
      '^(?:src|server|sandbox|scripts|e2e|bench)/',
      'A house game is framed like any other.',
    ),
    productLayer(
      'store-is-the-servers-floor',
      '^server/src/store/',
      '^server/src/(?!store/)',
      'The store knows records, not what they are for: hand it in from above.',
    ),
    productLayer(
      'persons-are-found-by-records',
      '^server/src/persons/',
      '^server/src/(?!persons/|store/)',
      'Who is one person is known below money, play and rewards, which all ask for it.',
    ),
    productLayer(
      'ledger-knows-no-service',
      '^server/src/ledger/',
      '^(?:server/src/(?!ledger/|persons/|store/)|node_modules/(?:@fastify|fastify)/|https?$)',
      'What money triggers comes in as a LedgerPolicy, and a refusal goes out as a value: server/src/errors/moneyRefusals.ts makes an answer of it.',
    ),
    productLayer(
      'services-below-routes',
      '^server/src/(?!routes/|plugins/|web/)[^/]+/',
      '^server/src/(?:(?:routes|plugins|web)/|[^/]+\\.ts$)',
      'Routes call services, and the files of server/src put both together, not the other way.',
    ),
    {
      name: 'ledger-through-its-index',
      severity: 'error',
      comment: "Import from server/src/ledger/index.ts, or add to it what money's movers need.",
      from: { pathNot: ['^server/src/ledger/', ...TESTS] },
      to: { path: '^server/src/ledger/', pathNot: ['^server/src/ledger/index\\.ts$'] },
    },
    {
      name: 'rails-through-their-index',
      severity: 'error',
      comment:
        'What is card or M-Pesa stays in its folder: add to server/src/rails/Rail.ts what others need of every rail.',
      from: { pathNot: ['^server/src/rails/[^/]+/', '^bench/', ...TESTS] },
      to: { path: '^server/src/rails/[^/]+/', pathNot: '^server/src/rails/[^/]+/index\\.ts$' },
    },
    {
      name: 'rails-know-no-other',
      severity: 'error',
      comment: 'Move what both rails need to server/src/rails.',
      from: { path: '^server/src/rails/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/rails/[^/]+/', pathNot: '^server/src/rails/$1/' },
    },
    {
      name: 'tests-stay-tests',
      severity: 'error',
      comment: 'Product code never imports a test or its helpers.',
      from: { pathNot: [...TESTS, '^(?:e2e|bench|scripts)/', '[tT]est[A-Z]?\\w*\\.ts$'] },
      to: { path: TESTS },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      comment: 'The import names a file or package that is not there.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // A folder of messages is imported as a whole (scripts/build/messagesLoader.ts).
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts', '.json'],
      mainFiles: ['index', 'en'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
