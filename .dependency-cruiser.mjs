/** The packages that each package may import. All other imports between packages are forbidden. */
const mayImport = {
  'packages/domain': [],
  'packages/ui': ['packages/domain'],
  'packages/telemetry': ['packages/domain'],
  'packages/texts': ['packages/domain'],
  'packages/pdf': ['packages/domain', 'packages/texts'],
  'packages/blocks': ['packages/domain', 'packages/ui'],
  'packages/connectors': ['packages/domain', 'packages/telemetry'],
  'packages/content-client': ['packages/domain', 'packages/telemetry', 'packages/blocks'],
  'packages/data-client': ['packages/domain', 'packages/telemetry'],
  'apps/web': ['packages'],
  'apps/cms': ['packages', 'seeds'],
  'apps/data': ['packages', 'seeds'],
  seeds: ['packages/domain', 'packages/blocks', 'packages/pdf'],
  journeys: ['packages', 'seeds', 'tasks', 'infra'],
  bench: ['packages', 'seeds', 'tasks'],
  tasks: ['packages/domain', 'packages/texts', 'seeds'],
  infra: ['packages/domain', 'packages/telemetry', 'packages/texts', 'seeds'],
}

const ours = '^(apps|packages|seeds|journeys|bench|tasks|infra)/'
const tests = '[.](test|journey|fixture)[.]tsx?$'

const arrows = Object.entries(mayImport).map(([from, allowed]) => ({
  name: `arrow-${from.replace('/', '-')}`,
  comment: `${from} may import ${allowed.join(', ') || 'none of our other packages'} (ARCHITECTURE.md).`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: ours, pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
}))

const noOtherStore = "An area of the data service uses another area's use cases and *-queries.ts, never its *-store.ts."

export default {
  forbidden: [
    ...arrows,
    {
      name: 'domain-only-zod',
      comment: 'The domain is pure: it imports zod and nothing else, not even Node.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: ['^packages/domain/src/', 'node_modules/zod/'] },
    },
    {
      name: 'package-by-name',
      comment: 'Another package is imported by its exports path, never by a relative path into its folder.',
      severity: 'error',
      from: { path: '^((apps|packages)/[^/]+|seeds)/' },
      to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'sql-only-in-services',
      comment: 'The website has no database address: only the two services and the checks use SQL.',
      severity: 'error',
      from: { path: ours, pathNot: '^(apps/(data|cms)|journeys|bench|tasks|infra)/' },
      to: { path: 'node_modules/(pg|kysely|graphile-worker)/|^(pg|kysely|graphile-worker)(/|$)' },
    },
    {
      name: 'external-services-by-connector',
      comment: 'Clients of external services are in packages/connectors.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/connectors/' },
      to: { path: 'node_modules/(@aws-sdk|nodemailer|@opensearch-project|@keycloak)/' },
    },
    {
      name: 'data-store-of-another-area',
      comment: noOtherStore,
      severity: 'error',
      from: { path: '^apps/data/src/([^/]+)/' },
      to: { path: '^apps/data/src/[^/]+/.*-store[.]ts$', pathNot: '^apps/data/src/$1/' },
    },
    {
      name: 'data-entry-point-to-store',
      comment: noOtherStore,
      severity: 'error',
      from: { path: '^apps/data/src/[^/]+[.]ts$' },
      to: { path: '-store[.]ts$' },
    },
    {
      name: 'no-circular',
      comment: 'Files must not import each other in a circle, not even for types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import does not exist, or its package is not declared in package.json.',
      severity: 'error',
      from: {},
      // React Router generates the +types files, Vite the virtual ones.
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'Every imported package is declared in the nearest package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'stop-components-alone',
      comment: 'A journey that stops a component of the stack runs alone: its file is named *.alone.journey.ts.',
      severity: 'error',
      from: { path: '^journeys/', pathNot: '[.]alone[.]journey[.]ts$' },
      to: { path: '^journeys/support/processes[.]ts$' },
    },
    {
      name: 'no-test-in-product',
      comment: 'Product code imports no tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-development-package-in-product',
      comment: 'Production code imports dependencies, not devDependencies, except for types.',
      severity: 'error',
      // The exceptions run in the build or on developers' machines only.
      from: {
        path: '^(apps/[^/]+/(src|app|server)|packages/[^/]+/src)/',
        pathNot: [tests, '^packages/data-client/src/(generate|render-schema-reference)', '^apps/web/app/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The twins in bench/peers install their own packages, by hand.
    exclude: { path: '^bench/peers/(next|astro)/|(^|/)([.]next|[.]react-router|build|generated)/|importMap[.]js$' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
