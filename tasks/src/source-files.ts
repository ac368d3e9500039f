import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every tracked or new file below these paths that exists; ignored files are excluded. */
export function listSourceFiles(checkout: string, paths: readonly string[] = []): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...paths], { cwd: checkout, maxBuffer: 2 ** 26 })
  const files = listed.toString().split('\0').filter(Boolean)
  return files.filter((file) => existsSync(join(checkout, file))).sort()
}
