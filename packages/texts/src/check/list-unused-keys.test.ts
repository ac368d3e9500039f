import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listUnusedKeys } from './list-unused-keys.ts'

test('reads the sources of the apps, but not tests and catalogues', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'unused-keys-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await write(root, 'apps/web/app/frame/header.tsx', "texts('frame.home')")
  await write(root, 'apps/web/app/frame/header.test.tsx', "texts('frame.search')")
  await write(root, 'packages/texts/src/catalogues/en/frame.ts', "'frame.company': 'Company'")
  const unused = await listUnusedKeys(root)
  expect(unused).not.toContain('frame.home')
  expect(unused).toEqual(expect.arrayContaining(['frame.search', 'frame.company']))
})

async function write(root: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}
