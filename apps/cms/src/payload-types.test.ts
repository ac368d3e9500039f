import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { generateTypes } from 'payload/node'
import { expect, test, vi } from 'vitest'

test('the generated types are those of the collections; `pnpm run generate` renews them', async () => {
  const example = parseEnv(await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8'))
  for (const [name, value] of Object.entries(example)) vi.stubEnv(name, value)
  const { default: configured } = await import('./payload.config.ts')
  const config = await configured
  const outputFile = join(await mkdtemp(join(tmpdir(), 'types-')), 'payload-types.ts')
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  const known = await readFile(join(import.meta.dirname, 'payload-types.ts'), 'utf8')
  expect(await readFile(outputFile, 'utf8')).toBe(known)
})
