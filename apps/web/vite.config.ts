import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { browserEntries } from './build-plugins/browser-entries.ts'
import { compressedFiles } from './build-plugins/compressed-files.ts'
import { compiledTexts } from './build-plugins/compiled-texts.ts'
import { developmentHealth } from './build-plugins/development-health.ts'
import { hydratedChunks } from './build-plugins/hydrated-chunks.ts'
import { islandBudgets } from './build-plugins/island-budgets.ts'
import { patchedAria } from './build-plugins/patched-aria.ts'
import { portalBudget } from './build-plugins/portal-budget.ts'
import { styleSheets } from './build-plugins/style-sheets.ts'
import { textFiles } from './build-plugins/text-files.ts'
import { toClassName } from './build-plugins/to-class-name.ts'
import { zodWithoutEval } from './build-plugins/zod-without-eval.ts'

export default defineConfig({
  plugins: [
    browserEntries({
      islands: 'app/islands/start-islands.ts',
      hydration: 'app/islands/hydrate-island.ts',
      silentCallback: 'app/sign-in/silent-callback.ts',
      tags: 'app/consent/start-tags.ts',
      frame: 'app/islands/personalise-frame.ts',
      search: 'app/islands/suggest-records.ts',
      country: 'app/islands/open-country-switch.ts',
      sharing: 'app/islands/start-sharing.ts',
      positions: 'app/islands/filter-positions.ts',
    }),
    zodWithoutEval(),
    compiledTexts(),
    textFiles(),
    patchedAria(),
    styleSheets(),
    hydratedChunks(),
    islandBudgets(),
    portalBudget(),
    compressedFiles(),
    developmentHealth(Number(process.env.WEB_OPERATIONS_PORT ?? 17081)),
    reactRouter(),
  ],
  environments: {
    // One bundle for server and routes, so that they share their modules.
    // The PDF package is external, because it loads its font files relative to its own path.
    ssr: { build: { rolldownOptions: { input: 'server/start.ts', external: /^@ferrule\/pdf\// } } },
  },
  css: { modules: { generateScopedName: toClassName } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 17080),
    strictPort: true,
    allowedHosts: ['.localhost'],
  },
})
