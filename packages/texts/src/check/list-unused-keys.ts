import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { english } from '../catalogues/english.ts'
import { findUnusedKeys } from './find-unused-keys.ts'

/** What may show a text. The catalogues themselves and tests are no use of a key. */
const shownBy = ['{apps,packages}/*/{app,src}/**/*.{ts,tsx}', 'infra/**/*.ts']

/** Reads the whole repository below `root` and lists the keys that nothing shows. */
export async function listUnusedKeys(root: string): Promise<string[]> {
  const sources: string[] = []
  for await (const file of glob(shownBy, { cwd: root, exclude: isNoUse })) {
    sources.push(await readFile(path.join(root, file), 'utf8'))
  }
  return findUnusedKeys(Object.keys(english), sources)
}

function isNoUse(file: string): boolean {
  return /(^|\/)node_modules(\/|$)|^packages\/texts(\/|$)|\.test\.tsx?$/.test(file)
}
