import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { root } from './environment.ts'
import { runVisibly, seconds } from './run.ts'

/** `./dev bench NAME [--short]`: runs one benchmark against the running stack, or all of them without a name. */
export async function bench(args: string[]): Promise<number> {
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const options = args.filter((arg) => arg.startsWith('--'))
  const names = await listBenches()
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`no bench ${unknown.join(', ')}; there are: ${names.join(', ')}`)
    return 2
  }
  let failed = 0
  for (const name of wanted.length > 0 ? wanted : names) {
    const started = performance.now()
    if (!(await measure(name, options))) failed += 1
    console.log(`-- ${name} took ${seconds(started)}`)
  }
  return failed === 0 ? 0 : 1
}

/** The short form checks only that a benchmark works. It runs on a busy machine, so a failure gets one retry. */
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
