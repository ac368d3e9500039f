import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { withPorts } from './edge-script.ts'
import type { InstanceSettings, Launch } from './instance.ts'

const root = resolve(import.meta.dirname, '../..')
const settingNames = Object.keys(parseEnv(readFileSync(resolve(root, '.env.example'), 'utf8')))

/** As in an installation: without root, on a read-only root, without capabilities. */
const isolation = [
  '--network=host',
  '--read-only',
  '--cap-drop=ALL',
  '--user=10001:10001',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp:mode=1777,size=128m',
]

/** Starts an instance as a container of the image with this tag. */
export function launchFromImages(tag: string): Launch {
  return (settings) => {
    const { name, part, environment } = settings
    const image = `localhost/ferrule-${part === 'worker' ? 'data' : part}:${tag}`
    const names = new Set([...settingNames, ...Object.keys(environment)])
    const variables = [...names].flatMap((one) => ['--env', one])
    const options = ['--rm', '--replace', '--name', toContainerName(name), ...isolation, ...variables]
    const args = toArguments(image, settings)
    const drains = part !== 'edge' || args.some((argument) => argument.includes('DRAIN '))
    return { command: 'podman', args: ['run', ...options, ...args], cwd: root, environment, drains }
  }
}

/** Removes containers that a failed run has left. */
export function removeContainers(names: readonly string[]): void {
  execFileSync('podman', ['rm', '--force', '--ignore', '--time', '1', ...names.map(toContainerName)])
}

function toContainerName(name: string): string {
  return `ferrule-rolling-${name}`
}

function toArguments(image: string, { part, ports }: InstanceSettings): string[] {
  if (part === 'worker') return [image, 'apps/data/src/worker.ts']
  if (part !== 'edge') return [image]
  const read = ['run', '--rm', '--network', 'none', '--entrypoint', '/bin/cat', image, '/edge/start-edge.sh']
  const script = withPorts(execFileSync('podman', read, { encoding: 'utf8' }), ports)
  return ['--tmpfs', '/run/edge:exec,mode=1777,size=256m', '--entrypoint', '/bin/bash', image, '-c', script]
}
