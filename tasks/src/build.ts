import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { root, state } from './environment.ts'
import { runQuietly, runVisibly, seconds } from './run.ts'

type Application = { name: string; output: string; inputs: string[]; command: [string, ...string[]] }

const everywhere = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json']

const applications: Application[] = [
  {
    name: 'web',
    output: 'apps/web/build',
    inputs: ['apps/web', ...everywhere],
    command: ['pnpm', '--filter', '@ferrule/web', 'run', 'build'],
  },
  {
    name: 'cms',
    output: 'apps/cms/.next/BUILD_ID',
    inputs: ['apps/cms', ...everywhere],
    command: ['pnpm', '--filter', '@ferrule/cms', 'run', 'build'],
  },
]

/** Builds the applications whose sources differ from the last build, and says which. */
export async function buildApplications(): Promise<string[]> {
  const built: string[] = []
  for (const application of applications) {
    const stamp = resolve(state, 'builds', application.name)
    const wanted = await fingerprint(application.inputs)
    if (existsSync(resolve(root, application.output)) && (await readFile(stamp, 'utf8').catch(() => '')) === wanted)
      continue
    await build(application)
    await mkdir(resolve(stamp, '..'), { recursive: true })
    await writeFile(stamp, wanted)
    built.push(application.name)
  }
  return built
}

async function build({ name, command: [program, ...args] }: Application): Promise<void> {
  const started = performance.now()
  console.log(`building ${name}`)
  const code = await runVisibly(program, args, { NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`building ${name} failed`)
  console.log(`built ${name} in ${seconds(started)}`)
}

/** A hash over the contents of every tracked or new file under the given paths. */
async function fingerprint(paths: string[]): Promise<string> {
  const listed = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths])
  const hash = createHash('sha256')
  for (const file of listed.output.split('\n').filter(Boolean).sort()) {
    hash.update(file).update(await readFile(resolve(root, file)).catch(() => 'deleted'))
  }
  return hash.digest('hex')
}
