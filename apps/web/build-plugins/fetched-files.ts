import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The files of these chunks and of all their static imports. */
export function withImports(bundle: Bundle, chunks: Iterable<Rolldown.OutputChunk>): Set<string> {
  const files = new Set([...chunks].map(({ fileName }) => fileName))
  for (const file of files) {
    const output = bundle[file]
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported)
  }
  return files
}

/** The size of the scripts among these files, compressed with Brotli. */
export function compressedBytes(bundle: Bundle, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    const output = bundle[file]
    return output?.type === 'chunk' ? sum + brotliCompressSync(output.code).length : sum
  }, 0)
}
