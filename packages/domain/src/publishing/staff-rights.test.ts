import { expect, test } from 'vitest'
import { mayImportCatalogue, isStaffAllowed, type StaffAction, staffRoles, worksForSite } from './staff-rights.ts'

const acts: StaffAction[] = ['translate', 'write', 'publish', 'administer']

test.each([
  ['translator', ['translate']],
  ['editor', ['translate', 'write']],
  ['publisher', ['translate', 'write', 'publish']],
  ['administrator', ['translate', 'write', 'publish', 'administer']],
] as const)('a %s may %j', (role, allowed) => {
  expect(acts.filter((act) => isStaffAllowed({ role }, act))).toEqual(allowed)
})

test.each(staffRoles)('a %s without sites works for all of them', (role) => {
  expect(worksForSite({ role, sites: [] }, 'main')).toBe(true)
})

test.each([
  ['publisher', 'main', true],
  ['publisher', 'iqc', false],
  ['administrator', 'iqc', true],
] as const)('a %s of the main site works for %s: %s', (role, site, works) => {
  expect(worksForSite({ role, sites: ['main'] }, site)).toBe(works)
})

test.each([
  ['editor', [], false],
  ['publisher', [], true],
  ['publisher', ['main'], false],
  ['administrator', ['main'], true],
] as const)('a %s of the sites %j may import the catalogue: %s', (role, sites, allowed) => {
  expect(mayImportCatalogue({ role, sites })).toBe(allowed)
})
