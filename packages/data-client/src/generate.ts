// node packages/data-client/src/generate.ts [--check]
// Writes schema.graphql from the data service and, beside each .graphql file of the website, its typed operation.
// With --check it writes nothing and fails when a file is not what it would write.
import { execFile } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateOperation } from './generate-operation.ts'

const root = new URL('../../../', import.meta.url)
const check = process.argv.includes('--check')
const stale: string[] = []

async function put(file: string, text: string): Promise<void> {
  const before = await readFile(new URL(file, root), 'utf8').catch(() => undefined)
  if (before === text) return
  if (check) stale.push(file)
  else await writeFile(new URL(file, root), text)
}

const { stdout: schema } = await promisify(execFile)(process.execPath, ['apps/data/src/print-schema.ts'], {
  cwd: fileURLToPath(root),
})
await put('packages/data-client/schema.graphql', schema)

const files = await Array.fromAsync(glob('apps/web/app/**/*.graphql', { cwd: fileURLToPath(root) }))
for (const file of files.sort()) {
  const source = await readFile(new URL(file, root), 'utf8')
  await put(file.replace(/\.graphql$/, '.generated.ts'), await generateOperation({ schema, source, file }))
}

if (stale.length > 0) {
  process.stderr.write(`Not up to date, run node packages/data-client/src/generate.ts:\n${stale.join('\n')}\n`)
  process.exitCode = 1
}
