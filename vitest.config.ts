import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { styleSheets } from './apps/web/build-plugins/style-sheets.ts'

/** Property tests try hundreds of inputs, which takes long on a busy machine. */
const testTimeout = 30_000
/** Tests that change the state of a module or the process, such as tracing, and those that mock, found by pattern. */
const changesState = [
  'apps/cms/src/postgres/trace-queries.test.ts',
  'packages/telemetry/src/**/*.test.ts',
  ...globSync('{apps,packages}/**/*.test.{ts,tsx}', { exclude: ['**/{node_modules,build,.next}/**'] }).filter((file) =>
    /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn|useFakeTimers)\(/.test(readFileSync(file, 'utf8')),
  ),
]
const needsServers = ['apps/{cms,data}/src/**/*.store.test.ts']
/** Journeys that stop, kill or restart a component of the stack. */
const stopsComponents = 'journeys/**/*.alone.journey.ts'

const journeys = {
  globalSetup: 'journeys/support/global-setup.ts',
  // A worker loads Payload, the data service and the browser driver once, and not for each of its files.
  isolate: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // The same timeout as in the browser; tests of speed have their own limits.
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  // Packages load graphql as CommonJS through Node; our files must get the same instance and not the bundler's.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // An empty test, or one whose assertions are never reached, fails.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        // Components import the names of their style sheets.
        plugins: [styleSheets()],
        test: {
          name: 'unit',
          include: ['{apps,packages,infra}/**/*.test.{ts,tsx}', '{seeds,tasks}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/{build,.next,.react-router}/**', ...changesState, ...needsServers],
          // A shared module graph takes a third of the time.
          isolate: false,
          testTimeout,
        },
      },
      {
        extends: true,
        plugins: [styleSheets()],
        test: {
          name: 'unit-isolated',
          include: changesState,
          exclude: ['**/node_modules/**', '**/{build,.next,.react-router}/**', ...needsServers],
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          ...journeys,
          name: 'journeys',
          include: ['journeys/**/*.journey.ts', ...needsServers],
          exclude: ['**/node_modules/**', stopsComponents],
          // Each file has its own users and pages. With a third worker, searches exceeded their limit of half a second.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...journeys,
          name: 'journeys-alone',
          include: [stopsComponents],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
