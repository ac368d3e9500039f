import type { KnipConfig } from 'knip'

/** With `--production`, code that only tests, journeys and benchmarks use counts as unused. */
const isProduction = process.argv.includes('--production')

/** Test fixtures, and the checks of texts and style sheets. */
const testOnly = ['**/*.fixture.ts', '**/testing/**', '**/rolled-back.ts', 'src/{check,contrast}/**']

/**
 * Rules that no application uses yet, so their tests prove nothing. Remove an entry when its rule is used or removed.
 */
const notUsedYet = {
  // Lists exclude cancelled products in SQL.
  'packages/domain/src/catalogue/product-lifecycle.ts': ['exports'],
  // SQL decides which products are available in a country; a journey compares the results.
  'packages/domain/src/catalogue/supported-countries.ts': ['exports'],
  // listHomePages: editors see no list of home pages yet.
  'packages/domain/src/pages/home-page.ts': ['exports'],
  // toSiteLanguages: a site lists all of its languages itself.
  'packages/domain/src/sites/site-languages.ts': ['exports'],
  // contentStage and aggregateTranslationState: the content service reads neither yet.
  'packages/domain/src/translation/page-translation.ts': ['exports'],
} as const

/** Complete lists that checks compare with; applications use only parts of them. */
const forChecks = {
  'packages/domain/src/portal-services/services-of-roles.ts': ['exports'],
  'packages/texts/src/catalogues/english.ts': ['exports'],
} as const

const production = (...patterns: string[]) => patterns.map((pattern) => `${pattern}!`)
const project = (...patterns: string[]) => [
  ...production(...patterns),
  ...(isProduction ? testOnly.map((pattern) => `!${pattern}!`) : []),
]
/** Every file of a package can be imported, so test fixtures must be listed as entries of the tests. */
const testEntries = isProduction ? { vitest: { entry: ['**/*.test.{ts,tsx}', ...testOnly] } } : {}
const importable = { includeEntryExports: true, project: project('src/**/*.{ts,tsx}'), ...testEntries }

const config: KnipConfig = {
  exclude: ['types'],
  // Part of every system that runs the journeys.
  ignoreBinaries: ['gpg', 'openssl', 'podman'],
  // In production mode an export that only its own file uses may exist for a test; otherwise it is reported.
  ignoreExportsUsedInFile: isProduction,
  ignore: ['**/*.generated.ts', '**/payload-types.ts'],
  ignoreIssues: isProduction ? { ...notUsedYet, ...forChecks } : {},
  workspaces: {
    '.': {
      entry: production('infra/**/*.{ts,mjs}'),
      project: production('infra/**/*.{ts,mjs}', '*.{ts,mjs}'),
      ignoreDependencies: ['@biomejs/biome', 'dependency-cruiser', 'oxlint', 'oxlint-tsgolint'],
    },
    'apps/data': {
      entry: production(
        'src/{serve,worker,receive-mail,migrate,seed,print-schema,import-advisories,import-catalogue,import-instructions,import-sbom,advisories/create-signing-key,postgres/generate-entities}.ts',
      ),
      project: project('src/**/*.ts'),
    },
    'apps/cms': {
      payload: false,
      entry: production(
        'src/payload.config.ts',
        'src/app/**/*.{ts,tsx,js}',
        'src/{serve,migrate,seed,generate}.ts',
        'src/migrations/*.ts',
      ),
      project: project('src/**/*.{ts,tsx}'),
    },
    'apps/web': {
      entry: production(
        'server/{start,hash-editor-password}.ts',
        'app/{root,entry.*,routes}.{ts,tsx}',
        'app/**/*.route.tsx',
        'app/islands/{start-islands,hydrate-island}.ts',
        'app/sign-in/silent-callback.ts',
        'icons/write-icons.ts',
        'build-plugins/*.ts',
      ),
      project: project('app/**/*.{ts,tsx}', 'server/**/*.ts', 'build-plugins/*.ts', 'icons/*.ts', '*.ts'),
      ignoreDependencies: ['@react-router/node'],
    },
    'packages/*': importable,
    seeds: importable,
    journeys: {
      entry: [
        '**/*.journey.ts',
        'installation/{smoke-test,restored-product}.ts',
        'support/take-pictures.ts',
        'screenshots/{take-screenshots,take-block-pictures}.ts',
      ],
      project: '**/*.ts',
    },
    bench: {
      entry: ['*.bench.ts', 'growth/write-plots.ts', 'peers/write-pages.ts'],
      project: '**/*.ts',
    },
    tasks: {
      entry: [
        'src/main.ts',
        'src/conformance/write-statement-hashes.ts',
        'src/house-rules/house-rules.ts',
        'src/regular-expressions/regular-expressions.ts',
        'src/texts/texts.ts',
      ],
      project: 'src/**/*.ts',
    },
  },
}

export default config
