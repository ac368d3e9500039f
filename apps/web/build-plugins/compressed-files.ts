import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = ['.css', '.js', '.svg']
/** Smaller files do not gain from compression. */
const minBytes = 1000

/** Writes `name.br` beside every text file for the browser, with the highest compression. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
      await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
    },
  }
}

/** Writes `name.br` beside a file, unless it is small. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < minBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}
