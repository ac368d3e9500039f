import { execFileSync } from 'node:child_process'
import { root } from '../environment.ts'

export type StoredFile = { id: string; path: string; text: string }

const batchSize = 400
const maxBatchBytes = 1024 * 1024 * 1024
const binary = /\.(png|webp|jpg|avif|gif|woff2?|ttf|ico|pdf|mp4|gz)$/

/** Every version of every text file in the history of all branches, once for each content. */
export function* readHistory(): Generator<StoredFile> {
  const paths = new Map<string, string>()
  for (const line of git(['rev-list', '--objects', '--all']).toString().split('\n')) {
    const path = line.slice(41)
    if (path && !binary.test(path)) paths.set(line.slice(0, 40), path)
  }
  const ids = [...paths.keys()]
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = git(['cat-file', '--batch'], ids.slice(start, start + batchSize).join('\n'))
    for (const { id, content } of parseBatch(batch)) yield { id, path: paths.get(id) ?? '', text: content.toString() }
  }
}

/** A shallow clone, as CI makes it, has no history to check. */
export function isShallow(): boolean {
  return git(['rev-parse', '--is-shallow-repository']).toString().trim() === 'true'
}

/** The output of `git cat-file --batch`: a line with id, type and size, then the content and a line feed. */
export function* parseBatch(batch: Buffer): Generator<{ id: string; content: Buffer }> {
  for (let at = 0; at < batch.length; ) {
    const headerEnd = batch.indexOf('\n', at)
    const [id = '', type, size] = batch.toString('utf8', at, headerEnd).split(' ')
    const end = headerEnd + 1 + Number(size)
    const content = batch.subarray(headerEnd + 1, end)
    if (type === 'blob' && !content.includes(0)) yield { id, content }
    at = end + 1
  }
}

function git(args: string[], input = ''): Buffer {
  return execFileSync('git', args, { cwd: root, input, maxBuffer: maxBatchBytes })
}
