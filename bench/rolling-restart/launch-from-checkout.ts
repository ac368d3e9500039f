import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withPorts } from './edge-script.ts'
import type { InstanceSettings, Launch, Part } from './instance.ts'

const root = resolve(import.meta.dirname, '../..')

const applications: Record<Exclude<Part, 'edge'>, { folder: string; script: string }> = {
  data: { folder: 'apps/data', script: 'src/serve.ts' },
  worker: { folder: 'apps/data', script: 'src/worker.ts' },
  cms: { folder: 'apps/cms', script: 'src/serve.ts' },
  web: { folder: 'apps/web', script: 'build/server/index.js' },
}

/** Starts an instance as `./dev up` does; an edge by the start script of its image, with other ports and folders. */
export const launchFromCheckout: Launch = (settings) => {
  const { part, environment } = settings
  if (part === 'edge') return launchEdge(settings)
  const { folder, script } = applications[part]
  return {
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script],
    cwd: join(root, folder),
    environment: { ...environment, MALLOC_ARENA_MAX: '2' },
    drains: true,
  }
}

function launchEdge({ environment, ports }: InstanceSettings) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const script = withPorts(readFileSync(join(root, 'infra/images/start-edge.sh'), 'utf8'), ports)
    .replaceAll('/run/edge', folder)
    .replaceAll(/(?<![\w/])\/edge\//g, `${root}/infra/edge/`)
  const path = `${process.env['PATH']}:/usr/sbin`
  return { command: 'bash', args: ['-c', script], cwd: root, environment: { ...environment, PATH: path }, drains: true }
}
