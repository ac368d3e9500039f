import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runOrThrow } from './run-or-throw.ts'

/** Assets of the current build and of two earlier ones are served. */
const earlierBuilds = 2

type Previous = { name: string; folder: string; previous: string | undefined }

/**
 * Copies from the image that runs now what its open pages still request: the assets of its build and of the build
 * before it, and its persisted operations. Without such an image there are none.
 */
export async function copyPreviousVersion({ name, folder, previous }: Previous): Promise<void> {
  mkdirSync(join(folder, 'previous'))
  if (name === 'data') writeFileSync(join(folder, 'previous/persisted-operations.json'), '{}')
  if (!previous || (name !== 'web' && name !== 'data')) return
  const container = (await runOrThrow('buildah', ['from', `localhost/ferrule-${name}:${previous}`])).trim()
  try {
    const mounted = (await runOrThrow('buildah', ['mount', container])).trim()
    for (const [from, to] of name === 'web' ? assetFolders : operationFiles) {
      const source = join(mounted, 'app', from)
      if (!existsSync(source)) continue
      mkdirSync(dirname(join(folder, to)), { recursive: true })
      cpSync(source, join(folder, to), { recursive: true })
    }
  } finally {
    await runOrThrow('buildah', ['rm', container])
  }
}

const assetFolders: [from: string, to: string][] = [
  ['apps/web/build/client/assets', 'previous/1/assets'],
  ...Array.from({ length: earlierBuilds - 1 }, (_, index): [string, string] => [
    `previous/${index + 1}/assets`,
    `previous/${index + 2}/assets`,
  ]),
]

const operationFiles: [from: string, to: string][] = [
  ['packages/data-client/persisted-operations.json', 'previous/persisted-operations.json'],
]
