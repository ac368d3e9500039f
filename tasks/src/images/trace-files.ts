import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { nodeFileTrace } from '@vercel/nft'
import { root } from '../environment.ts'
import { isUnused } from './unused-files.ts'

/**
 * The files that these modules load, as paths from the checkout: modules, packages, native libraries and data files.
 * Node runs our TypeScript as it is; the tracer reads it without types.
 */
export async function traceFiles(entries: readonly string[]): Promise<string[]> {
  const { fileList, warnings } = await nodeFileTrace([...entries], {
    base: root,
    processCwd: root,
    // Leaves out what only these files load, too.
    ignore: isUnused,
    readFile: readWithoutTypes,
  })
  for (const warning of warnings) if (/Failed to parse \S+\.ts /.test(warning.message)) throw warning
  return [...fileList].sort()
}

async function readWithoutTypes(path: string): Promise<Buffer | string | null> {
  try {
    const content = await readFile(path)
    return /\.m?ts$/.test(path) && !path.endsWith('.d.ts') ? stripTypeScriptTypes(content.toString()) : content
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null
    throw error
  }
}
