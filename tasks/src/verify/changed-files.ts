import { execFileSync } from 'node:child_process'

/** Files that differ from a commit (by default, from where the branch left main), including deleted and new ones. */
export function listChangedFiles(checkout: string, base = findBase(checkout)): string[] {
  const changed = git(checkout, ['diff', '--name-only', '--no-renames', '-z', base])
  const added = git(checkout, ['ls-files', '--others', '--exclude-standard', '-z'])
  return [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].sort()
}

function findBase(checkout: string): string {
  try {
    return git(checkout, ['merge-base', 'HEAD', 'main']).trim()
  } catch {
    // A checkout of a single commit has no main.
    return 'HEAD'
  }
}

function git(checkout: string, args: string[]): string {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
