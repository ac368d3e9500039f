import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.ts'
import { namedTests } from './named-tests.ts'
import { runVisibly } from './run.ts'

/** `./dev security`: every test that docs/security.md names, on the running stack. */
export async function security(): Promise<number> {
  const files = namedTests(readFileSync(join(root, 'docs/security.md'), 'utf8'))
  const missing = files.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`docs/security.md names what is not there: ${missing.join(', ')}`)
  return runVisibly('pnpm', ['exec', 'vitest', 'run', ...files])
}
