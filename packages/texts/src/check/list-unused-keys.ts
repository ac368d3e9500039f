import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { english } from '../catalogues/english.ts'
import { findUnusedKeys } from './find-unused-keys.ts'

/** Sources that may use a text. Catalogues and tests do not count as use. */
const sourceFiles = ['{apps,packages}/*/{app,src}/**/*.{ts,tsx}', 'infra/**/*.ts']

/** Searches the repository at `root` and lists the unused keys. */
export async function listUnusedKeys(root: string): Promise<string[]> {
  const sources: string[] = []
  for await (const file of glob(sourceFiles, { cwd: root, exclude: isExcluded })) {
    sources.push(await readFile(path.join(root, file), 'utf8'))
  }
  return findUnusedKeys(Object.keys(english), sources)
}

function isExcluded(file: string): boolean {
  return /(^|\/)node_modules(\/|$)|^packages\/texts\/src\/(catalogues|check)(\/|$)|\.test\.tsx?$/.test(file)
}
