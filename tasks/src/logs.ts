import { readdirSync } from 'node:fs'
import { state } from './environment.ts'
import { runVisibly } from './run.ts'

/** `./dev logs NAME [-f]`: prints the last lines of one process's log; `-f` follows it. */
export async function logs(args: string[]): Promise<number> {
  const name = args.find((argument) => !argument.startsWith('-'))
  const known = readdirSync(`${state}/logs`).map((file) => file.replace(/\.log$/, ''))
  if (!name || !known.includes(name)) {
    console.error(`./dev logs NAME [-f], with NAME one of: ${known.sort().join(', ')}`)
    return 2
  }
  return runVisibly('tail', ['-n', '200', ...(args.includes('-f') ? ['-f'] : []), `${state}/logs/${name}.log`])
}
