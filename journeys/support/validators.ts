import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const cwd = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const program = 'source infra/local/validators.sh && exec "$FERRULE_CACHE/validators-$validators_build/bin/$0" "$@"'

/**
 * Runs a program of the official validators. Returns its output and whether it found nothing; an exit code above 1 means
 * that the program failed.
 */
export async function runValidator(name: string, ...args: string[]): Promise<{ isValid: boolean; output: string }> {
  try {
    const { stdout } = await run('bash', ['-c', program, name, ...args], { cwd, maxBuffer: 50_000_000 })
    return { isValid: true, output: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error && error.code === 1 && 'stdout' in error)) throw error
    return { isValid: false, output: String(error.stdout) }
  }
}
