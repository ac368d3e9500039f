// node packages/data-client/src/generate.ts [--check]
// Writes schema.graphql from the data service and, for each .graphql file of the website, its typed operation beside it
// and its text into operations/: in production the data service answers those and nothing else.
// With --check it writes nothing and fails when a file is not what it would write.
import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateOperation } from './generate-operation.ts'

const root = new URL('../../../', import.meta.url)
const check = process.argv.includes('--check')
const stale: string[] = []

async function put(file: string, text: string): Promise<void> {
  const before = await readFile(new URL(file, root), 'utf8').catch(() => undefined)
  if (before === text) return
  if (check) return void stale.push(file)
  await mkdir(new URL('.', new URL(file, root)), { recursive: true })
  await writeFile(new URL(file, root), text)
}

const { stdout: schema } = await promisify(execFile)(process.execPath, ['apps/data/src/print-schema.ts'], {
  cwd: fileURLToPath(root),
})
await put('packages/data-client/schema.graphql', schema)

const files = await Array.fromAsync(glob('apps/web/app/**/*.graphql', { cwd: fileURLToPath(root) }))
const known = new Map<string, string>()
for (const file of files.sort()) {
  const source = await readFile(new URL(file, root), 'utf8')
  const { name, text, module } = await generateOperation({ schema, source, file })
  const kept = `packages/data-client/operations/${name}.graphql`
  if (known.has(kept)) throw new Error(`${file} and ${known.get(kept)} have the same name: ${name}`)
  known.set(kept, file)
  await put(file.replace(/\.graphql$/, '.generated.ts'), module)
  await put(kept, text)
}

const keptBefore = glob('packages/data-client/operations/*.graphql', { cwd: fileURLToPath(root) })
for await (const kept of keptBefore) {
  if (known.has(kept)) continue
  if (check) stale.push(kept)
  else await rm(new URL(kept, root))
}

if (stale.length > 0) {
  process.stderr.write(`Not up to date, run node packages/data-client/src/generate.ts:\n${stale.join('\n')}\n`)
  process.exitCode = 1
}
