import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { browserEntries } from './build-plugins/browser-entries.ts'
import { developmentHealth } from './build-plugins/development-health.ts'
import { zodWithoutEval } from './build-plugins/zod-without-eval.ts'

export default defineConfig({
  plugins: [
    browserEntries({
      islands: 'app/islands/start-islands.ts',
      silentCallback: 'app/sign-in/silent-callback.ts',
    }),
    zodWithoutEval(),
    developmentHealth(Number(process.env.WEB_OPERATIONS_PORT ?? 17081)),
    reactRouter(),
  ],
  environments: {
    // One bundle that starts the server: the routes and what serves them share their modules.
    ssr: { build: { rolldownOptions: { input: 'server/start.ts' } } },
  },
  // One style sheet: pages are documents, and a dozen small files would each hold up the first picture.
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, cssCodeSplit: false },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 17080),
    strictPort: true,
    allowedHosts: ['.localhost'],
  },
})
