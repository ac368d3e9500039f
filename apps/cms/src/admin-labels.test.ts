import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { bilingual } from '@ferrule/blocks/bilingual'
import { expect, test, vi } from 'vitest'
import { findUntranslated } from './testing/find-untranslated.ts'

const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))

for (const [name, value] of Object.entries(example)) vi.stubEnv(name, value)
const config = await (await import('./payload.config.ts')).default

test('editors read every label, description and option in English and German', () => {
  expect(config.blocks?.length).toBeGreaterThan(20)
  expect(config.collections.length).toBeGreaterThan(10)
  expect(findUntranslated(config)).toEqual([])
})

test('editors read the labels of presets and folders, whose collections are not in the navigation, in both languages', () => {
  const engine = config.collections.filter(({ slug }) => ['payload-query-presets', 'media-folders'].includes(slug))
  expect(engine).toHaveLength(2)
  const shown = engine.map((one) => ({ ...one, admin: { ...one.admin, hidden: false } }))
  expect(findUntranslated({ collections: shown })).toEqual([])
})

const good = { name: 'a', type: 'text', label: bilingual('A', 'A') }
const bad = { name: 'b', type: 'text', label: 'B' }
const aPage = (fields: object[], more: object = {}) => ({
  slug: 'pages',
  labels: { singular: bilingual('Page', 'Seite'), plural: bilingual('Pages', 'Seiten') },
  fields,
  ...more,
})

test.each([
  ['a label in both languages', [good], []],
  ['a plain label', [bad], ['b.label']],
  ['no label', [{ name: 'b', type: 'text' }], ['b.label']],
  ['an empty German label', [{ ...good, label: bilingual('A', '') }], ['a.label']],
  ['a label that is left out', [{ ...bad, label: false }], []],
  ['a hidden field', [{ ...bad, admin: { hidden: true } }], []],
  ['a plain description', [{ ...good, admin: { description: 'Text' } }], ['a.description']],
  ['a plain placeholder', [{ ...good, admin: { placeholder: 'Text' } }], ['a.placeholder']],
  ['a plain option', [{ ...good, type: 'select', options: ['x'] }], ['a.options.x']],
  [
    'an option with a plain label',
    [{ ...good, type: 'select', options: [{ value: 'x', label: 'X' }] }],
    ['a.options.x'],
  ],
  ['a field in a group', [{ ...good, type: 'group', fields: [bad] }], ['a.b.label']],
  ['a field in a row', [{ type: 'row', fields: [bad] }], ['row.b.label']],
  [
    'plain names of rows',
    [{ ...good, type: 'array', labels: { singular: 'X', plural: 'Xs' }, fields: [] }],
    ['a.singular', 'a.plural'],
  ],
  ['a tab', [{ type: 'tabs', tabs: [{ label: 'T', fields: [bad] }] }], ['tabs.0.label', 'tabs.b.label']],
  ['a block', [{ ...good, type: 'blocks', blocks: [aPage([bad])] }], ['a.pages.b.label']],
])('finds %s', (_, fields, paths) => {
  expect(findUntranslated({ collections: [aPage(fields)] })).toEqual(paths.map((path) => `collections.pages.${path}`))
})

test('finds plain names and groups of collections, globals, blocks and locales', () => {
  const plain = aPage([], { labels: { singular: 'Page', plural: 'Pages' }, admin: { group: 'Content' } })
  const found = findUntranslated({
    collections: [plain, { ...plain, admin: { hidden: true } }],
    globals: [{ slug: 'site', label: 'Site', fields: [] }],
    blocks: [plain],
    localization: { locales: [{ code: 'de', label: 'Deutsch' }] },
  })
  const names = ['singular', 'plural', 'group']
  expect(found).toEqual([
    ...names.map((name) => `collections.pages.${name}`),
    'globals.site.label',
    ...names.map((name) => `blocks.pages.${name}`),
    'locales.de.label',
  ])
})
