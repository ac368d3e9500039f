import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { root } from '../environment.ts'

const trace = z.object({ files: z.array(z.string()) })

/** The files that the server and the pages of a Next build load, from the lists that the build writes. */
export function listNextFiles(application: string): string[] {
  const lists = globSync(`${application}/.next/**/*.nft.json`, { cwd: root, exclude: (name) => name === 'cache' })
  if (lists.length === 0) throw new Error(`${application} has no build`)
  const files = lists.flatMap((list) => {
    const { files: traced } = trace.parse(JSON.parse(readFileSync(join(root, list), 'utf8')))
    return traced.map((file) => relative(root, resolve(root, dirname(list), file)))
  })
  return [...new Set(files)]
}

const serverFiles = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * The configuration with which an application was built. Next reads it from this variable in its own standalone builds;
 * without it, the server would load its compilers to evaluate the configuration again.
 */
export function readNextEnvironment(application: string): Record<string, string> {
  const file = join(root, application, '.next/required-server-files.json')
  const { config } = serverFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) }
}
