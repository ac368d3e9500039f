// node src/generate.ts [--check]
// Generates payload-types.ts from the collections and the admin's import map from the components they reference.
// With --check it changes nothing and fails if a file is not up to date.
import { readFile, rename, rm } from 'node:fs/promises'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configured from './payload.config.ts'

const check = process.argv.includes('--check')
const config = await configured
const { typescript, admin } = config
const importMapFile = admin.importMap.importMapFile
if (!typescript.outputFile || !importMapFile) throw new Error('the configuration has no output file')

/** Generated beside the file itself, because an import map contains paths relative to its own folder. */
const fresh = (file: string) => file.replace(/(\.[jt]s)$/, '.fresh$1')

await generateTypes(
  { ...config, typescript: { ...typescript, outputFile: fresh(typescript.outputFile) } },
  { log: false },
)
await generateImportMap(
  { ...config, admin: { ...admin, importMap: { ...admin.importMap, importMapFile: fresh(importMapFile) } } },
  { log: false, force: true },
)

const stale: string[] = []
for (const file of [typescript.outputFile, importMapFile]) {
  const text = await readFile(fresh(file), 'utf8')
  const isStale = (await readFile(file, 'utf8').catch(() => undefined)) !== text
  if (isStale) stale.push(file)
  if (isStale && !check) await rename(fresh(file), file)
  else await rm(fresh(file))
}
if (check && stale.length > 0) {
  process.stderr.write(`Not up to date, run ./dev generate:\n${stale.join('\n')}\n`)
  process.exitCode = 1
}
