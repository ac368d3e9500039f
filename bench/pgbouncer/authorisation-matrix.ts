import { once } from 'node:events'
import { resolve } from 'node:path'
import { spawnedChild } from '../support/spawned-child.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the journey of the authorisation matrix against the data service at this port; returns whether it passes. */
export async function runMatrix(port: number, testNames?: string): Promise<boolean> {
  const filter = testNames ? ['--testNamePattern', testNames] : []
  const args = ['exec', 'vitest', 'run', '--project', 'journeys', '--reporter=dot', ...filter]
  const child = spawnedChild('pnpm', [...args, 'journeys/operations/authorisation.journey.ts'], {
    cwd: root,
    env: { ...process.env, DATA_PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
  return child.exitCode === 0
}
