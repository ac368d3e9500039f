import { defineConfig } from 'vitest/config'
import { styleSheets } from './apps/web/build-plugins/style-sheets.ts'

const rules = 'packages/domain/**/*.test.ts'
const needsServers = ['apps/{cms,data}/src/**/*.store.test.ts']

export default defineConfig({
  // Its packages load graphql the way Node does; our own files must get that same copy, not the bundler's.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-rules',
          include: [rules],
          // Pure functions cannot disturb each other, and one shared module graph is five times as fast.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Components name the sheets they are drawn with.
        plugins: [styleSheets()],
        test: {
          name: 'unit',
          include: ['{apps,packages,infra}/**/*.test.{ts,tsx}', '{seeds,tasks}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/{build,.next,.react-router}/**', rules, ...needsServers],
          // Property tests try hundreds of inputs; a busy machine needs its time for them.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.journey.ts', ...needsServers],
          exclude: ['**/node_modules/**'],
          // They share one running product and stop parts of it, so they go one after the other.
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as the browser waits for what is to come; what must be fast says so itself.
          expect: { poll: { timeout: 60_000 } },
          // Sixteen real servers share two cores: one wait may be missed, but what is broken fails twice.
          retry: 1,
        },
      },
    ],
  },
})
