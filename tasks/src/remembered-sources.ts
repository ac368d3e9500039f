import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { root, state } from './environment.ts'
import { runQuietly } from './run.ts'

export type RememberedSources = { changed: boolean; remember: () => Promise<void> }

/** Whether the files under these paths differ from when the same name was last remembered. */
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

/** A hash over the contents of every tracked or new file under the given paths. */
async function fingerprint(paths: string[]): Promise<string> {
  const listed = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths])
  const hash = createHash('sha256')
  for (const file of listed.output.split('\n').filter(Boolean).sort()) {
    hash.update(file).update(await readFile(resolve(root, file)).catch(() => 'deleted'))
  }
  return hash.digest('hex')
}
