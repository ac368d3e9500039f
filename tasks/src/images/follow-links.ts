import { lstatSync, readlinkSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * Replaces paths through symbolic links, of which pnpm makes many, by the links themselves and the real paths. Returns
 * sorted paths from the folder, each once.
 */
export function followLinks(folder: string, files: readonly string[]): string[] {
  const found = new Set<string>()
  for (const file of files) {
    for (let path = file; ; ) {
      const link = findLink(folder, path)
      found.add(link ?? path)
      if (!link) break
      path = normalize(join(dirname(link), readlinkSync(join(folder, link)), path.slice(link.length)))
      if (lstatSync(join(folder, path)).isDirectory()) break
    }
  }
  return [...found].sort()
}

/** The first part of a path that is a symbolic link. */
function findLink(folder: string, path: string): string | undefined {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((part) => isLink(join(folder, part)))
}

const known = new Map<string, boolean>()

function isLink(path: string): boolean {
  const isKnown = known.get(path) ?? lstatSync(path).isSymbolicLink()
  known.set(path, isKnown)
  return isKnown
}
