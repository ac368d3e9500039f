import type { Finding } from './finding.ts'
import { findSecrets } from './find-secrets.ts'
import { isPublishedValue } from './published-values.ts'
import { isShallow, readHistory } from './read-history.ts'

/** Looks for secrets in every version of every file. A found one must be replaced, not only removed. */
export function checkHistory(): Finding {
  if (isShallow()) return { state: 'unchecked', lines: ['this clone has no history; fetch it with --unshallow'] }
  let count = 0
  const lines: string[] = []
  for (const { id, path, text } of readHistory()) {
    count += 1
    for (const { kind, value, line } of findSecrets(text, isPublishedValue)) {
      lines.push(`${path}:${line} ${kind} ${value.slice(0, 4)}… (git show ${id.slice(0, 12)})`)
    }
  }
  return { state: lines.length > 0 ? 'failed' : 'passed', lines: [`${count} versions of files`, ...lines] }
}
