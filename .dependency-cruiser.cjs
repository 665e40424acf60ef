/**
 * Who may import whom. `MAY_IMPORT` is the whole architecture as a table; every rule below is made from it, once for
 * direct imports and once for what is reachable through others. `contract` and `support` are open to all.
 */
const MAY_IMPORT = {
  contract: [],
  support: ['contract'],
  article: [],
  language: [],
  models: [],
  outbound: [],
  config: [],
  extraction: ['article', 'language'],
  research: ['article', 'language', 'models', 'extraction', 'outbound'],
  media: ['article', 'models', 'outbound'],
  quality: ['article', 'language', 'models', 'research'],
  writing: ['article', 'language', 'models', 'research', 'media', 'quality'],
  store: ['article'],
  accounts: ['store'],
  knowledge: ['store', 'extraction', 'language', 'article'],
  jobs: ['store'],
  orders: ['accounts', 'jobs', 'store', 'article'],
  publishing: ['article', 'store', 'jobs', 'outbound'],
  http: ['accounts', 'knowledge', 'orders', 'jobs', 'store', 'publishing'],
};
const FOLDERS = Object.keys(MAY_IMPORT);
const OPEN = ['contract', 'support'];

function reachableFrom(folder, seen = new Set()) {
  for (const next of MAY_IMPORT[folder]) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachableFrom(next, seen);
  }
  return seen;
}

function rulesOf(folder) {
  const open = folder === 'contract' ? [] : OPEN;
  const direct = new Set([folder, ...open, ...MAY_IMPORT[folder]]);
  const reachable = new Set([folder, ...open, ...reachableFrom(folder)]);
  const allBut = (allowed) =>
    [...FOLDERS.filter((name) => !allowed.has(name)), 'cli', 'composition', 'app\\.ts', 'main\\.ts'].join('|');
  const advice = 'Declare the port you need in your own folder and let app.ts fit it.';
  return [
    {
      name: `${folder}-imports-only-its-own`,
      comment: `src/${folder} may import ${[...direct].join(', ')}. ${advice}`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${allBut(direct)})` },
    },
    {
      name: `${folder}-reaches-only-its-own`,
      comment: `Through others, src/${folder} may reach ${[...reachable].join(', ')}. ${advice}`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${allBut(reachable)})`, reachable: true },
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Data flows one way. Move what both need into a third file, or pass it in.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The contract is shapes; it must be usable by the console and by clients as it is.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'console-imports-only-the-contract',
      comment: 'The console talks HTTP; of the service it knows what every client knows, the contract.',
      severity: 'error',
      from: { path: '^console/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|test|bench|scripts)/', pathNot: '^src/contract/' },
    },
    {
      name: 'service-imports-no-console',
      comment: 'The console is a client like any other; the service hands out its files and knows nothing of them.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['^console/', 'node_modules/(react|react-dom|react-router|recharts|@mantine|@tanstack)/'] },
    },
    {
      name: 'only-jobs-knows-dbos',
      comment: 'Durable execution stays behind the interface of src/jobs.',
      severity: 'error',
      from: { pathNot: '^src/jobs/' },
      to: { path: 'node_modules/@dbos-inc/' },
    },
    {
      name: 'only-models-knows-the-providers',
      comment: 'Whatever a provider calls things, the rest of the service asks through the port of src/models.',
      severity: 'error',
      from: { pathNot: '^(src/models|bench)/' },
      to: { path: 'node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'only-store-and-jobs-know-the-database-driver',
      comment: 'All SQL lives in src/store; jobs needs the pool for its engine.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(store|jobs|accounts|orders|knowledge|http|app|composition)', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(pg|kysely)/' },
    },
    {
      name: 'nothing-imports-the-edge',
      comment: 'cli and main stand outside; app.ts is imported by cli and tests only.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(cli/|main\\.ts)', '\\.test\\.ts$'] },
      to: { path: '^src/(cli/|app\\.ts|main\\.ts)', pathNot: '^src/app\\.ts$' },
    },
    {
      name: 'composition-is-app-alone',
      comment: 'src/composition holds parts of the composition root; only app.ts imports it, and it imports no edge.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(composition/|app\\.ts)', '\\.test\\.ts$'] },
      to: { path: '^src/composition/' },
    },
    {
      name: 'cli-goes-through-app',
      comment: 'The command line uses config, orders and app; whatever else it needs, app.ts hands out.',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${FOLDERS.filter((name) => !['config', 'orders', ...OPEN].includes(name)).join('|')})/` },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Product code never imports tests or their helpers.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: ['\\.(test|fixture)\\.ts$', '^test/', '^bench/', '^scripts/'] },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nothing imports is dead; delete it or wire it in.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|console/src)/',
        pathNot: ['\\.test\\.ts$', '\\.d\\.ts$', '\\.fixture\\.ts$', '-thread\\.ts$', '/main\\.tsx?$'],
      },
      to: {},
    },
    ...FOLDERS.flatMap(rulesOf),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
