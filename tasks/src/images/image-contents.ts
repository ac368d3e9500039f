import { readNextEnvironment } from './list-next-files.ts'

/** The bases that `infra/images/make-base.sh` makes. */
export type BaseName = 'node' | 'java' | 'servers' | 'varnish'

/** An image whose files are found by tracing what its modules load. */
export type NodeImage = {
  /** Modules that a container may start with. */
  entries: readonly string[]
  /** Files that are found at run time, as patterns from the checkout. */
  include: readonly string[]
  /** Called after the application is built. */
  readEnvironment: () => Readonly<Record<string, string>>
  command: string
}

/**
 * The most megabytes that an image on one of our own bases may have, without the assets of earlier versions. A larger
 * image usually contains a package that only builds or developers use: see unused-files.ts.
 */
export const maxMegabytes: Readonly<Record<string, number>> = {
  web: 223,
  data: 231,
  cms: 218,
  edge: 425,
  identity: 362,
  servers: 550,
}

const documentFonts = [
  'archivo/{package.json,600SemiBold/*.ttf}',
  'ibm-plex-sans/{package.json,400Regular/*.ttf,600SemiBold/*.ttf}',
  'noto-sans-{jp,sc}/{package.json,400Regular/*.ttf,700Bold/*.ttf}',
].map((files) => `packages/pdf/node_modules/@expo-google-fonts/${files}`)

export const nodeImages: Readonly<Record<string, NodeImage>> = {
  web: {
    entries: ['apps/web/build/server/index.js'],
    include: ['apps/web/package.json', 'apps/web/build/client/**', ...documentFonts],
    readEnvironment: () => ({ PREVIOUS_BUILDS_FOLDER: '/app/previous' }),
    command: 'apps/web/build/server/index.js',
  },
  data: {
    entries: [
      ...['serve', 'worker', 'receive-mail', 'migrate'].map((name) => `apps/data/src/${name}.ts`),
      ...['write-realm', 'write-password-list', 'reconcile-realm', 'first-administrator'].map(
        (name) => `infra/identity/${name}.ts`,
      ),
      'apps/data/src/advisories/create-signing-key.ts',
      'infra/monitoring/probe.ts',
    ],
    include: [
      'apps/data/package.json',
      'apps/data/migrations/*.sql',
      'infra/identity/*.{txt,json}',
      'packages/data-client/persisted-operations.json',
      ...documentFonts,
    ],
    readEnvironment: () => ({ PREVIOUS_OPERATIONS_FILE: '/app/previous/persisted-operations.json' }),
    command: 'apps/data/src/serve.ts',
  },
  cms: {
    entries: ['apps/cms/src/serve.ts', 'apps/cms/src/migrate.ts', 'apps/cms/next.config.mjs'],
    include: [
      'apps/cms/package.json',
      'apps/cms/.next/!(cache|dev|trace*)',
      'apps/cms/.next/{server,static}/**',
      'apps/cms/public/**',
      'apps/cms/src/migrations/*.ts',
    ],
    readEnvironment: () => readNextEnvironment('apps/cms'),
    command: 'apps/cms/src/serve.ts',
  },
}
