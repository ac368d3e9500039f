/** Which of our packages each one may import. Everything else between them is forbidden. */
const mayImport = {
  'packages/domain': [],
  'packages/ui': ['packages/domain'],
  'packages/telemetry': [],
  'packages/texts': ['packages/domain'],
  'packages/paper': ['packages/domain', 'packages/texts'],
  'packages/blocks': ['packages/domain', 'packages/ui'],
  'packages/connectors': ['packages/domain', 'packages/telemetry'],
  'packages/content-client': ['packages/domain', 'packages/telemetry', 'packages/blocks'],
  'packages/data-client': ['packages/domain', 'packages/telemetry'],
  'apps/web': ['packages'],
  'apps/cms': ['packages', 'seeds'],
  'apps/data': ['packages', 'seeds'],
  seeds: ['packages/domain', 'packages/blocks'],
  journeys: ['packages', 'seeds', 'tasks', 'infra'],
  bench: ['packages', 'seeds', 'tasks'],
  tasks: ['packages/domain', 'packages/texts', 'seeds'],
  infra: ['packages/domain', 'packages/texts', 'seeds'],
}

const ours = '^(apps|packages|seeds|journeys|bench|tasks|infra)/'
const tests = '([.](test|journey)|-for-tests)[.]tsx?$'

const arrows = Object.entries(mayImport).map(([from, allowed]) => ({
  name: `arrow-${from.replace('/', '-')}`,
  comment: `${from} may import ${allowed.join(', ') || 'none of our other packages'} (ARCHITECTURE.md).`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: ours, pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
}))

const noOtherStore = 'An area of the data service reads another area through its verbs, never its store.'

export default {
  forbidden: [
    ...arrows,
    {
      name: 'domain-only-zod',
      comment: 'The rules are pure: they know zod and nothing else, not even Node.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: ['^packages/domain/src/', 'node_modules/zod/'] },
    },
    {
      name: 'package-by-name',
      comment: 'Another package is imported by its exports path, never by climbing into its folder.',
      severity: 'error',
      from: { path: '^((apps|packages)/[^/]+|seeds)/' },
      to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'sql-only-in-services',
      comment: 'The website holds no database address: only the two services and the checks around them speak SQL.',
      severity: 'error',
      from: { path: ours, pathNot: '^(apps/(data|cms)|journeys|bench|tasks|infra)/' },
      to: { path: 'node_modules/(pg|kysely|graphile-worker)/|^(pg|kysely|graphile-worker)(/|$)' },
    },
    {
      name: 'outside-services-by-connector',
      comment: 'What talks to an outside service lives in packages/connectors.',
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
      name: 'data-door-to-store',
      comment: noOtherStore,
      severity: 'error',
      from: { path: '^apps/data/src/[^/]+[.]ts$' },
      to: { path: '-store[.]ts$' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that run each other are one file, or three. A type alone may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The import leads nowhere, or to a package that package.json does not declare.',
      severity: 'error',
      from: {},
      // React Router writes the +types files; Vite makes the virtual ones.
      to: { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'Every package that is imported stands in the package.json beside it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-in-product',
      comment: 'Product code knows no tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-development-package-in-product',
      comment: 'What runs in production is a dependency, not a devDependency. Types alone may come from one.',
      severity: 'error',
      // Read by the build or run on developers' machines only.
      from: {
        path: '^(apps/[^/]+/(src|app|server)|packages/[^/]+/src)/',
        pathNot: [tests, '^packages/data-client/src/generate', '^apps/web/app/routes[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)([.]next|[.]react-router|build|generated)/|importMap[.]js$' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
