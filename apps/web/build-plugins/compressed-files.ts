import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = ['.css', '.js', '.svg']
/** Below this the headers of the answer weigh more than what is won. */
const fewestBytes = 1000

/** Writes `name.br` beside every text file for the browser, as small as it gets: it is done once, and read for ever. */
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

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < fewestBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}
