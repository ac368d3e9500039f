import { type Check, runChecks } from './checks.ts'
import { resultsFile } from './test-results.ts'

const typedPackages = [
  'packages/domain',
  'packages/telemetry',
  'packages/connectors',
  'packages/content-client',
  'packages/data-client',
  'packages/texts',
  'packages/paper',
  'packages/ui',
  'packages/blocks',
  'apps/data',
  'apps/cms',
  'apps/web',
  'seeds',
  'journeys',
  'bench',
  'tasks',
]

const pnpmExec = (...args: string[]): Check['command'] => ['pnpm', 'exec', ...args]

const checks: Check[] = [
  { name: 'format', command: pnpmExec('biome', 'format', '.') },
  // Before lint: the linter reads types, and a fresh clone has none for the routes yet.
  { name: 'route types', command: ['pnpm', '--filter', '@ferrule/web', 'exec', 'react-router', 'typegen'] },
  { name: 'lint', command: pnpmExec('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'house rules', command: ['node', 'tasks/src/house-rules/house-rules.ts'] },
  { name: 'texts', command: ['node', 'tasks/src/texts/texts.ts'] },
  ...typedPackages.map(
    (folder): Check => ({ name: `types ${folder}`, command: pnpmExec('tsc', '--noEmit', '-p', folder) }),
  ),
  {
    name: 'boundaries',
    command: pnpmExec('depcruise', 'apps', 'packages', 'seeds', 'journeys', 'bench', 'tasks', 'infra'),
  },
  { name: 'unused code', command: pnpmExec('knip') },
  { name: 'generated files', command: ['node', 'packages/data-client/src/generate.ts', '--check'] },
  {
    name: 'unit tests',
    command: pnpmExec(
      'vitest',
      'run',
      '--project',
      'unit*',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultsFile('unit')}`,
    ),
  },
]

/** `./dev verify`: all that can be known without the stack. */
export async function verify(_args: string[]): Promise<number> {
  const results = await runChecks(checks)
  return results.every((result) => result.passed) ? 0 : 1
}
