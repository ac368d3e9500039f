import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { listSourceFiles } from '../source-files.ts'
import { checkHouseRules, type SourceFile } from './check-house-rules.ts'
import { checkMigrations } from './check-migrations.ts'
import { checkCommitSubject, checkLanguage } from './check-language.ts'

// `house-rules.ts [FILE…]`: checks the given files, or all files, and the commits that are not yet on the remote's main.
const files = readFiles(process.argv.slice(2))
const violations = [
  ...files.flatMap(checkHouseRules),
  ...files.flatMap(checkLanguage),
  ...checkMigrations(readFiles(['apps/data/migrations'])),
  ...listNewCommitSubjects().flatMap(checkCommitSubject),
]
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1

function readFiles(paths: readonly string[]): SourceFile[] {
  return listSourceFiles(root, paths).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function listNewCommitSubjects(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const remotes = git('branch', '--remotes', '--list', 'origin/main').trim()
  if (remotes === '') return []
  return git('log', '--format=%s', 'origin/main..HEAD').split('\n').filter(Boolean)
}
