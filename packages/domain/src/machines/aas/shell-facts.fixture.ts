import { aLocation } from '../../locations/location.fixture.ts'
import { anInstructionDocument } from '../instructions/instruction-document.fixture.ts'
import type { ShellFacts } from './shell-facts.ts'

/** A machine with every kind of fact, unless other properties are given. */
export function aMachine(properties: Partial<ShellFacts> = {}): ShellFacts {
  const address = { street: 'Industriestrasse 1', postalCode: '6110', phone: '+41 41 555 01 00' }
  return {
    origin: 'https://www.norlitz.example',
    serialNumber: '24-1555-666',
    productSlug: 'axion-24',
    model: 'Axion 24',
    builtIn: 2026,
    placedOnMarket: '2026-03-01',
    designations: [
      { language: 'en', text: 'Axion 24' },
      { language: 'de', text: 'Axion 24' },
    ],
    families: [{ language: 'en', text: 'Crimping machines' }],
    technicalData: [
      {
        key: 'cutting-length',
        names: [{ language: 'en', text: 'Cutting length' }],
        unit: 'mm',
        minimum: 0.5,
        maximum: 65_000,
        texts: [],
      },
      { key: '3d-view', names: [{ language: 'en', text: '3D' }], unit: '', minimum: 3, maximum: 3, texts: [] },
      {
        key: 'weight',
        names: [{ language: 'en', text: 'Weight' }],
        unit: 'kg',
        minimum: null,
        maximum: 980,
        texts: [],
      },
      {
        key: 'interfaces',
        names: [{ language: 'en', text: 'Interfaces' }],
        unit: '',
        minimum: null,
        maximum: null,
        texts: [{ language: 'en', text: 'OPC UA' }],
      },
    ],
    documents: [
      { ...anInstructionDocument({ id: 'd2', version: '2.0', replaces: 'd1' }), title: 'Operating instructions' },
      { ...anInstructionDocument(), title: 'Operating instructions' },
      { ...anInstructionDocument({ id: 'd3', kind: 'safety', language: 'de' }), title: 'Sicherheitshinweise' },
    ],
    manufacturer: aLocation('plant', { ...address, contactType: 'Production', email: 'info@norlitz.example' }),
    contacts: [aLocation('service', address), aLocation('distributor', { countryCode: 'FR' })],
    ...properties,
  }
}
