// node packages/data-client/src/generate.ts [--check]
// Writes schema.graphql and its reference from the data service, the typed operations beside each .graphql file of
// the website and the content service, and persisted-operations.json: in production the data service runs those operations and no others.
// With --check it writes nothing and fails if a file is stale.
import { execFile } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateOperations } from './generate-operations.ts'
import { renderSchemaReference } from './render-schema-reference.ts'

const root = new URL('../../../', import.meta.url)
const check = process.argv.includes('--check')
const stale: string[] = []

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(new URL(file, root), 'utf8').catch(() => undefined)
  if (before === text) return
  if (check) return void stale.push(file)
  await writeFile(new URL(file, root), text)
}

const { stdout: schema } = await promisify(execFile)(process.execPath, ['apps/data/src/print-schema.ts'], {
  cwd: fileURLToPath(root),
})
await writeIfChanged('packages/data-client/schema.graphql', schema)
await writeIfChanged('docs/api/graphql.md', renderSchemaReference(schema))

const files = await Array.fromAsync(glob('apps/{web/app,cms/src}/**/*.graphql', { cwd: fileURLToPath(root) }))
const operations = new Map<string, { file: string; text: string }>()
for (const file of files.sort()) {
  const source = await readFile(new URL(file, root), 'utf8')
  const { operations: generated, module } = await generateOperations({ schema, source, file })
  for (const { name, text } of generated) {
    const other = operations.get(name)
    if (other) throw new Error(`${file} and ${other.file} have the same name: ${name}`)
    operations.set(name, { file, text })
  }
  await writeIfChanged(file.replace(/\.graphql$/, '.generated.ts'), module)
}
const byName = [...operations].sort(([one], [other]) => one.localeCompare(other, 'en'))
const persisted = Object.fromEntries(byName.map(([name, { text }]) => [name, text]))
await writeIfChanged('packages/data-client/persisted-operations.json', `${JSON.stringify(persisted, null, 2)}\n`)

if (stale.length > 0) {
  process.stderr.write(`Not up to date, run ./dev generate:\n${stale.join('\n')}\n`)
  process.exitCode = 1
}
