import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { root } from './environment.ts'
import { runVisibly, seconds } from './run.ts'

/** Benchmarks that stop components of the stack, or its worker, so that no other can run beside them. */
const stopsComponents = [
  'editorial',
  'faults',
  'identity-outage',
  'kills',
  'mail-outage',
  'notification-kills',
  'ticket-kills',
  'ticket-outage',
  'uploads',
]

/**
 * `./dev bench NAME [--short]`: runs one benchmark against the running stack, or all of them without a name. The short
 * form shows that they work, so its benchmarks may disturb each other's figures, and two run at a time.
 */
export async function bench(args: string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const options = args.filter((arg) => arg.startsWith('--'))
  const all = await listBenches()
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0) {
    console.error(`no bench ${unknown.join(', ')}; there are: ${all.join(', ')}`)
    return 2
  }
  const unknownOption = options.find((option) => !/^--(short|keep|peers|(from|to)=[\w.-]+|[a-z]+=[\d.]+)$/.test(option))
  if (unknownOption) {
    console.error(
      `unknown option ${unknownOption}; there are --short, --keep, --peers, --from=TAG, --to=TAG and --NAME=NUMBER`,
    )
    return 2
  }
  const names = wanted.length > 0 ? wanted : all
  const isAlone = (name: string) => !options.includes('--short') || stopsComponents.includes(name)
  const failed = [
    ...(await runAll(
      names.filter((name) => !isAlone(name)),
      { options, atOnce: 2 },
    )),
    ...(await runAll(names.filter(isAlone), { options, atOnce: 1 })),
  ]
  return failed.length === 0 ? 0 : 1
}

/** Runs benchmarks in the given order; returns those that failed. */
async function runAll(names: string[], { options, atOnce }: { options: string[]; atOnce: number }): Promise<string[]> {
  const queue = [...names]
  const failed: string[] = []
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = performance.now()
      if (!(await measure(name, options))) failed.push(name)
      console.log(`-- ${name} took ${seconds(started)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

/** The short form runs on a busy machine, so a failure gets one retry. */
async function measure(name: string, options: readonly string[]): Promise<boolean> {
  const tries = options.includes('--short') ? 2 : 1
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if ((await runVisibly('node', [`bench/${name}.bench.ts`, ...options])) === 0) return true
  }
  return false
}

async function listBenches(): Promise<string[]> {
  const files = await Array.fromAsync(glob('*.bench.ts', { cwd: `${root}/bench` }))
  return files.map((file) => basename(file, '.bench.ts')).sort()
}
