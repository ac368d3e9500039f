import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { changeOnSite, changeOwnSite, createOnSite } from './of-site.ts'

/** Only what access control looks at. */
const as = (role: string | undefined, ...sites: string[]) =>
  ({ user: role && { id: '1', collection: 'users', role, sites } }) as PayloadRequest

test.each([
  [undefined, [], {}, false],
  ['translator', [], {}, false],
  ['editor', [], {}, true],
  ['editor', ['main'], { site: 'main' }, true],
  ['editor', ['main'], { site: 'iqc' }, false],
  ['administrator', ['main'], { site: 'iqc' }, true],
] as const)('%s of %j creates %j: %s', async (role, sites, data, allowed) => {
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
] as const)('%s of %j changes a page to %j: %j', async (role, sites, data, allowed) => {
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
