import { runQuietly } from '../run.ts'

/** Runs a command and returns its output; throws with the output if it fails. */
export async function runOrThrow(program: string, args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await runQuietly(program, args, environment)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`)
  return output
}
