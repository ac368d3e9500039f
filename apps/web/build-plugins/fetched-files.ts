import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** These chunks and all that is fetched with them. */
export function withImports(bundle: Bundle, chunks: Iterable<Rolldown.OutputChunk>): Set<string> {
  const files = new Set([...chunks].map(({ fileName }) => fileName))
  for (const file of files) {
    const output = bundle[file]
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported)
  }
  return files
}

/** What the scripts among them weigh on their way to the browser. */
export function compressedBytes(bundle: Bundle, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    const output = bundle[file]
    return output?.type === 'chunk' ? sum + brotliCompressSync(output.code).length : sum
  }, 0)
}
