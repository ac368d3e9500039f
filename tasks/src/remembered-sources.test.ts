import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, state } from './environment.ts'
import { rememberedSources } from './remembered-sources.ts'

test('a file that Git ignores is compared too, as .env must be', async () => {
  const folder = join(state, 'sources')
  const name = `test-${randomUUID()}`
  const ignored = join(folder, `${name}.env`)
  await mkdir(folder, { recursive: true })
  onTestFinished(async () => {
    for (const file of [ignored, join(folder, name)]) await rm(file, { force: true })
  })
  const remembered = () => rememberedSources(name, [relative(root, ignored)])

  await (await remembered()).remember()
  expect((await remembered()).changed).toBe(false)
  await writeFile(ignored, 'WEB_PORT=1')
  expect((await remembered()).changed).toBe(true)
})
