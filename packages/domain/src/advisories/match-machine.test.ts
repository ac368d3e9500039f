import { cpuUsage } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions } from '../software/version.ts'
import {
  type AdvisoryProduct,
  createMatcher,
  machineStatuses,
  type MatchedMachine,
  mayConcern,
} from './match-machine.ts'

const machine: MatchedMachine = {
  productSlug: 'axion-56',
  model: 'Axion 56',
  serialNumber: '56-1184-206',
  softwareVersion: '6.2.0',
}
const product: AdvisoryProduct = {
  family: 'axion',
  versions: 'vers:generic/<6.4.1',
  serials: [],
  models: [],
  status: 'affected',
}
const fix: AdvisoryProduct = { ...product, versions: '6.4.1', status: 'fixed' }

test.each([
  ['a version in the range', {}, {}, 'affected'],
  ['the fixed version', { softwareVersion: '6.4.1' }, {}, 'fixed'],
  ['a later version', { softwareVersion: '6.10.0' }, {}, 'not-affected'],
  ['another family', { productSlug: 'corva-12' }, {}, 'not-affected'],
  ['a serial number that matches', {}, { serials: ['24-*', '56-1*'] }, 'affected'],
  ['a serial number that does not', {}, { serials: ['24-*'] }, 'not-affected'],
  ['a model that matches', {}, { models: ['Axion 56', 'Axion 36'] }, 'affected'],
  ['a model that does not', {}, { models: ['Axion 12'] }, 'not-affected'],
  ['an unreadable version of a machine', { softwareVersion: 'beta' }, {}, 'under-investigation'],
  ['an unreadable version where all versions are affected', { softwareVersion: 'beta' }, { versions: '*' }, 'affected'],
  ['a product that is no machine', {}, { family: null }, 'not-affected'],
] as const)('%s', (_, machineChange, productChange, expected) => {
  const matcher = createMatcher([fix, { ...product, ...productChange }])
  expect(matcher({ ...machine, ...machineChange })).toBe(expected)
})

test('the worst status wins, in any order', () => {
  const products = machineStatuses.map((status) => ({ ...product, status }))
  for (const list of [products, products.toReversed()]) expect(createMatcher(list)(machine)).toBe('affected')
  expect(createMatcher(products.slice(1).toReversed())(machine)).toBe('under-investigation')
})

test.each([
  ['an affected product', {}, {}, true],
  ['a product under investigation', {}, { status: 'under-investigation' }, true],
  ['a version that is not installed', { softwareVersion: '9.0' }, {}, true],
  ['a fixed product', {}, { status: 'fixed' }, false],
  ['a product that is not affected', {}, { status: 'not-affected' }, false],
  ['another family', { productSlug: 'corva-12' }, {}, false],
  ['a product that is no machine', {}, { family: null }, false],
  ['another serial number', {}, { serials: ['24-*'] }, false],
  ['another model', {}, { models: ['Axion 12'] }, false],
] as const)('a public page regards %s', (_, machineChange, productChange, expected) => {
  expect(mayConcern({ ...product, ...productChange }, { ...machine, ...machineChange })).toBe(expected)
})

const families = ['axion', 'corva', 'tessera']
const versionText = fc.tuple(fc.nat(6), fc.nat(12), fc.nat(3)).map((parts) => parts.join('.'))
const machines = fc.record({
  family: fc.constantFrom(...families),
  version: versionText,
  serial: fc.nat(99_999).map((number) => `56-${number}`),
})
const limit = fc.record({
  family: fc.constantFrom(...families),
  version: versionText,
  serial: fc.option(fc.nat(9).map(String), { nil: null }),
  status: fc.constantFrom(...machineStatuses),
})

test('agrees with a naive check', () => {
  fc.assert(
    fc.property(machines, fc.array(limit, { maxLength: 8 }), (tested, limits) => {
      const statuses = limits
        .filter(({ family }) => family === tested.family)
        .filter(({ version }) => compareVersions(tested.version, version) < 0)
        .filter(({ serial }) => serial === null || tested.serial.startsWith(`56-${serial}`))
        .map(({ status }) => status)
      const naive = machineStatuses.find((status) => statuses.includes(status)) ?? 'not-affected'
      const matcher = createMatcher(
        limits.map(({ family, version, serial, status }) => ({
          family,
          versions: `vers:generic/<${version}`,
          serials: serial === null ? [] : [`56-${serial}*`],
          models: [],
          status,
        })),
      )
      const { family, version: softwareVersion, serial: serialNumber } = tested
      expect(matcher({ productSlug: `${family}-56`, model: 'X', serialNumber, softwareVersion })).toBe(naive)
    }),
    { numRuns: 1000 },
  )
})

test('10,000 machines are matched with 50 advisories in less than two seconds', () => {
  const advisories = Array.from({ length: 50 }, (_, index) => [
    {
      ...product,
      versions: `vers:generic/>=${index % 5}.0|<${5 + (index % 3)}.4.1`,
      serials: [`5?-1${index % 10}*`, '24-*'],
    },
    { ...fix, versions: `${5 + (index % 3)}.4.1` },
  ])
  const list = Array.from({ length: 10_000 }, (_, index) => ({
    ...machine,
    serialNumber: `56-${10_000 + index}-206`,
    softwareVersion: `${index % 8}.${index % 11}.${index % 5}`,
  }))
  // The time of the processor, because other tests run at the same time.
  const start = cpuUsage()
  const matchers = advisories.map(createMatcher)
  const affected = matchers.reduce((sum, match) => sum + list.filter((one) => match(one) === 'affected').length, 0)
  expect(cpuUsage(start).user / 1000).toBeLessThan(2000)
  expect(affected).toBeGreaterThan(1000)
})
