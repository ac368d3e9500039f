import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './environment.ts'
import { rememberedSources } from './remembered-sources.ts'
import { runVisibly, seconds } from './run.ts'

type Application = { name: string; output: string; inputs: string[]; command: [string, ...string[]] }

const sharedInputs = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json']

const applications: Application[] = [
  {
    name: 'web',
    output: 'apps/web/build',
    inputs: ['apps/web', ...sharedInputs],
    command: ['pnpm', '--filter', '@ferrule/web', 'run', 'build'],
  },
  {
    name: 'cms',
    output: 'apps/cms/.next/BUILD_ID',
    inputs: ['apps/cms', ...sharedInputs],
    command: ['pnpm', '--filter', '@ferrule/cms', 'run', 'build'],
  },
]

/** Builds the applications whose sources differ from the last build. */
export async function buildApplications(): Promise<void> {
  for (const application of applications) {
    const sources = await rememberedSources(`build-${application.name}`, application.inputs)
    if (!sources.changed && existsSync(resolve(root, application.output))) continue
    await build(application)
    await sources.remember()
  }
}

async function build({ name, command: [program, ...args] }: Application): Promise<void> {
  const started = performance.now()
  console.log(`building ${name}`)
  const code = await runVisibly(program, args, { NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`building ${name} failed`)
  console.log(`built ${name} in ${seconds(started)}`)
}
