import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { operationId } from './operation-id.ts'

const folder = new URL('../operations/', import.meta.url)

/** Every operation of our own clients by the id under which it is asked for. */
export async function readOperations(): Promise<Map<string, string>> {
  const files = await Array.fromAsync(glob('*.graphql', { cwd: fileURLToPath(folder) }))
  const texts = await Promise.all(files.toSorted().map((file) => readFile(new URL(file, folder), 'utf8')))
  return new Map(texts.map((text) => [operationId(text), text]))
}
