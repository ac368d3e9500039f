import { readdirSync } from 'node:fs'
import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { changeOnSite, changeOwnSite, createOnSite, firstOwnSite, guardSite, refuseUnreadable } from './of-site.ts'

/** Only the fields that access control reads. */
const as = (role: string | undefined, ...sites: string[]) =>
  ({ user: role && { id: '1', collection: 'users', role, sites }, t: (key: string) => key }) as PayloadRequest

test.each([
  [undefined, [], {}, false],
  ['translator', [], {}, false],
  ['editor', [], {}, true],
  ['editor', ['main'], { site: 'main' }, true],
  ['editor', ['main'], { site: 'iqc' }, false],
  ['administrator', ['main'], { site: 'iqc' }, true],
  ['editor', ['main'], { site: ['iqc'] }, false],
  ['editor', [], { _status: 5 }, false],
] as const)('%s of %j creates %j: %s [C8]', async (role, sites, data, allowed) => {
  expect(await createOnSite('write')({ req: as(role, ...sites), data })).toBe(allowed)
})

test.each([
  [undefined, [], {}, false],
  ['translator', [], {}, true],
  ['translator', [], { _status: 'published' }, false],
  ['editor', [], { _status: 'published' }, false],
  ['publisher', [], { _status: 'published' }, true],
  ['publisher', ['main'], {}, { site: { in: ['main'] } }],
  ['publisher', ['main'], { site: 'iqc' }, false],
  ['administrator', ['main'], { site: 'iqc', _status: 'published' }, true],
  ['publisher', ['main'], { site: 'iqc', _status: 5 }, false],
  ['publisher', ['main'], { site: { value: 'iqc' } }, false],
  ['publisher', ['main'], 'text', false],
  ['editor', [], { _status: { en: 'published' } }, false],
  ['publisher', [], { _status: { en: 'published', de: null } }, true],
] as const)('%s of %j changes a page to %j: %j [C8]', async (role, sites, data, allowed) => {
  expect(await changeOnSite('translate')({ req: as(role, ...sites), data })).toEqual(allowed)
})

test.each([
  [undefined, [], false],
  ['editor', [], false],
  ['publisher', [], true],
  ['publisher', ['main'], { id: { in: ['main'] } }],
  ['administrator', ['main'], true],
] as const)('%s of %j changes a site: %j', async (role, sites, allowed) => {
  expect(await changeOwnSite({ req: as(role, ...sites) })).toEqual(allowed)
})

/** Only the arguments that the hook reads. */
const saving = (req: PayloadRequest, data: object, originalDoc?: object) =>
  ({ req, data, originalDoc }) as Parameters<CollectionBeforeChangeHook>[0]

test.each([
  ['publisher', ['main'], { title: 'x' }, { site: 'main' }, true],
  ['publisher', ['main'], { site: { id: 'main' } }, undefined, true],
  ['publisher', ['main'], { site: 'iqc' }, { site: 'main' }, false],
  ['publisher', ['main'], { title: 'x' }, { site: 'iqc' }, false],
  ['publisher', ['main'], { site: null }, { site: 'main' }, false],
  ['publisher', ['main'], {}, undefined, false],
  ['publisher', [], { site: 'iqc' }, { site: 'main' }, true],
  ['administrator', ['main'], { site: 'iqc' }, { site: 'main' }, true],
  // The service itself saves without a user.
  [undefined, [], { site: 'iqc' }, undefined, true],
] as const)('%s of %j saves %j over %j: %s [C8]', async (role, sites, data, before, allowed) => {
  const save = async () => guardSite(saving(as(role, ...sites), data, before))
  expect(
    await save().then(
      () => true,
      () => false,
    ),
  ).toBe(allowed)
})

const site = '0b9a2a52-9a57-4d0e-8f0a-5f4f9f6f7a10'

test.each([
  [{}, true],
  [{ site, _status: 'draft' }, true],
  [{ site: { id: site }, _status: { en: 'published', de: null } }, true],
  [{ site: null }, true],
  [{ site, _status: 5 }, false],
  [{ site: [site] }, false],
  [{ site: 'no id' }, false],
  [{ site: { relationTo: 'sites', value: site } }, false],
  ['text', false],
  [[], false],
  [null, false],
  [undefined, false],
] as const)('the data %j can be read: %s [C8]', (data, readable) => {
  const check = () => refuseUnreadable({ operation: 'update', args: { data }, req: { i18n: { language: 'en' } } })
  if (readable) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ status: 400 }))
})

const siteOf = ({ user }: PayloadRequest) => firstOwnSite({ user })

test('a record begins on the first site of its author', () => {
  expect(siteOf(as('editor', 'iqc', 'main'))).toBe('iqc')
  expect(siteOf(as('editor'))).toBeUndefined()
  expect(siteOf(as(undefined))).toBeUndefined()
})

const folder = new URL('../collections/', import.meta.url)
const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
const collections = modules.flatMap((module) => Object.values<CollectionConfig>(module))

test('every collection with a site checks it before it saves [C8]', () => {
  const checked = collections.filter(({ fields }) => fields?.some((field) => 'name' in field && field.name === 'site'))
  expect(checked.map(({ slug }) => slug).sort()).toEqual(['news-items', 'pages', 'redirects'])
  for (const { hooks } of checked) {
    expect(hooks?.beforeOperation).toContain(refuseUnreadable)
    expect(hooks?.beforeChange).toContain(guardSite)
  }
})
