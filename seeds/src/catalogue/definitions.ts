import type { SpecificationDefinition } from '@ferrule/domain/catalogue/import-records'
import { driveNames, insulationNames, specificationNames, supplyNames } from './texts/specifications.ts'

export type DefinitionKey = keyof typeof specificationNames

const units: Partial<Record<DefinitionKey, string>> = {
  'cross-section': 'mm²',
  'wire-length': 'mm',
  'strip-length': 'mm',
  output: 'pcs/h',
  'outer-diameter': 'mm',
  'tube-diameter': 'mm',
  'crimp-force': 'kN',
  stroke: 'mm',
  'feed-speed': 'm/s',
  repeatability: 'mm',
  'lay-length': 'mm',
  'twisting-speed': '1/min',
  'test-voltage': 'V',
  resolution: 'µm',
  'field-of-view': 'mm',
  'print-height': 'mm',
  'spool-weight': 'kg',
  'laser-power': 'W',
  'changeover-time': 'min',
  'table-width': 'mm',
  'compressed-air': 'bar',
  power: 'kW',
  noise: 'dB(A)',
  width: 'mm',
  depth: 'mm',
  height: 'mm',
  weight: 'kg',
}

/** Specifications used as filters; the others are only on the data sheet. */
const filterable = new Set<DefinitionKey>([
  'cross-section',
  'wire-length',
  'output',
  'outer-diameter',
  'tube-diameter',
  'crimp-force',
  'lay-length',
  'test-points',
  'spool-weight',
  'laser-power',
  'table-width',
  'width',
  'weight',
])

const choices: Partial<Record<DefinitionKey, SpecificationDefinition['choices']>> = {
  insulation: insulationNames,
  drive: driveNames,
  supply: supplyNames,
}

const keys = Object.keys(specificationNames).filter((key): key is DefinitionKey => key in specificationNames)

export const definitions: SpecificationDefinition[] = keys.map((key, index) => ({
  key,
  names: specificationNames[key],
  unit: units[key] ?? '',
  choices: choices[key] ?? {},
  sortIndex: (index + 1) * 10,
  filterable: filterable.has(key),
}))

export function unitOf(key: DefinitionKey): string {
  return units[key] ?? ''
}
