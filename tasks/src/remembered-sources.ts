import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { root, state } from './environment.ts'
import { listSourceFiles } from './source-files.ts'

export type RememberedSources = { changed: boolean; remember: () => Promise<void> }

/** Compares the files under these paths with the hash that was last saved under this name. */
export async function rememberedSources(name: string, paths: string[]): Promise<RememberedSources> {
  const file = resolve(state, 'sources', name)
  const now = await fingerprint(paths)
  return {
    changed: (await readFile(file, 'utf8').catch(() => '')) !== now,
    remember: async () => {
      await mkdir(resolve(file, '..'), { recursive: true })
      await writeFile(file, now)
    },
  }
}

/** A hash of the contents of the given files and of every tracked or new file under the given folders. */
async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  // Git ignores .env, which is a source of the running stack.
  const ignored = paths.filter((path) => statSync(resolve(root, path), { throwIfNoEntry: false })?.isFile())
  for (const file of new Set([...listSourceFiles(root, paths), ...ignored])) {
    hash.update(file).update(await readFile(resolve(root, file)))
  }
  return hash.digest('hex')
}
