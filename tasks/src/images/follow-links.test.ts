import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLinks } from './follow-links.ts'

const folder = mkdtempSync(join(tmpdir(), 'follow-links-'))

beforeAll(() => {
  mkdirSync(join(folder, 'store/fonts@1/node_modules/fonts'), { recursive: true })
  mkdirSync(join(folder, 'store/pdf@1/node_modules'), { recursive: true })
  mkdirSync(join(folder, 'app/node_modules'), { recursive: true })
  writeFileSync(join(folder, 'store/fonts@1/node_modules/fonts/a.ttf'), '')
  writeFileSync(join(folder, 'app/start.ts'), '')
  symlinkSync('../../fonts@1/node_modules/fonts', join(folder, 'store/pdf@1/node_modules/fonts'))
  symlinkSync('../../store/pdf@1/node_modules/fonts', join(folder, 'app/node_modules/fonts'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('keeps a path without links', () => {
  expect(followLinks(folder, ['app/start.ts', 'app/start.ts'])).toEqual(['app/start.ts'])
})

test('replaces a path through links by every link and the real file', () => {
  expect(followLinks(folder, ['app/node_modules/fonts/a.ttf'])).toEqual([
    'app/node_modules/fonts',
    'store/fonts@1/node_modules/fonts/a.ttf',
    'store/pdf@1/node_modules/fonts',
  ])
})

test('keeps the links to a folder, without its files', () => {
  expect(followLinks(folder, ['app/node_modules/fonts'])).toEqual([
    'app/node_modules/fonts',
    'store/pdf@1/node_modules/fonts',
  ])
})
