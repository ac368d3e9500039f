import { readListQuery } from '@ferrule/domain/catalogue/list-query-string'
import { expect, test } from 'vitest'
import type { ClassificationView } from './catalogue-view.ts'
import { machineFactsOf } from './machine-facts-of.ts'

const axion = [
  { name: 'Wire cross-section', value: '0.22 – 6', unit: 'mm²', measurementSystem: 'Metric' as const },
  { name: 'Wire cross-section', value: 'AWG 24 – 10', unit: '', measurementSystem: 'Imperial' as const },
  { name: 'Insulation', value: 'PVC', unit: '', measurementSystem: null },
  ...['Force', 'Length', 'Output', 'Speed', 'Noise'].map((name) => ({
    name,
    value: '1',
    unit: 'x',
    measurementSystem: null,
  })),
]

const view: ClassificationView = {
  kind: 'classification',
  page: undefined,
  productRoutes: {},
  comparedMachines: { 'axion-56': axion },
  classification: {
    slug: 'crimping-lines',
    name: 'Crimping lines',
    description: '',
    route: '/products/crimping-lines',
    imageHighRes: '',
    parent_id: null,
    supported_countries: [],
    lineage: [],
    childClassifications: [],
    parent: null,
  },
  list: { total: 0, page: 1, pageSize: 12, products: [], facets: [], capabilityFacets: [] },
  total: 0,
  listQuery: readListQuery(new URLSearchParams()),
  system: 'Metric',
  versions: {
    origin: 'https://www.norlitz.example',
    siteSegment: undefined,
    segments: ['products', 'crimping-lines'],
    locales: [],
    languages: ['en'],
  },
  steps: [],
}

test('a machine has its wire range and the first five values with a unit', () => {
  const facts = machineFactsOf(view, 'axion-56')
  expect(facts?.wireRange).toEqual({ minimum: 0.22, maximum: 6 })
  expect(facts?.values.map(({ name }) => name)).toEqual(['Wire cross-section', 'Force', 'Length', 'Output', 'Speed'])
})

test('the values are in the units of the page, the bars always in mm²', () => {
  const facts = machineFactsOf({ ...view, system: 'Imperial' }, 'axion-56')
  expect(facts?.values[0]).toEqual({ name: 'Wire cross-section', value: 'AWG 24 – 10', unit: '' })
  expect(facts?.wireRange).toEqual({ minimum: 0.22, maximum: 6 })
})

test('a machine that the catalogue does not return has no facts', () => {
  expect([machineFactsOf(view, 'axion-72'), machineFactsOf(null, 'axion-56')]).toEqual([undefined, undefined])
})
