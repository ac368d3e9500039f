import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, state } from './environment.ts'
import { rememberedSources } from './remembered-sources.ts'

test('a file that Git ignores is compared too, as .env must be', async () => {
  const name = `test-${randomUUID()}`
  const ignored = `node_modules/${name}`
  onTestFinished(async () => {
    for (const file of [join(root, ignored), join(state, 'sources', name)]) await rm(file, { force: true })
  })
  const remembered = () => rememberedSources(name, [ignored])

  await (await remembered()).remember()
  expect((await remembered()).changed).toBe(false)
  await writeFile(join(root, ignored), 'WEB_PORT=1')
  expect((await remembered()).changed).toBe(true)
})
