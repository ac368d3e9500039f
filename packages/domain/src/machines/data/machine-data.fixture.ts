import type { MachineData } from './machine-data.ts'

/** The data of a machine with one entry in each list, unless other properties are given. */
export function someMachineData(properties: Partial<MachineData> = {}): MachineData {
  return {
    formatVersion: 1,
    exportedAt: '2026-11-18T15:00:00.000Z',
    machine: {
      serialNumber: '24-1555-666',
      model: 'Axion 24',
      product: 'axion-24',
      organisation: 'Brenner Kabeltechnik GmbH',
      plant: 'Linz',
      name: 'Line 7',
      place: 'Hall 2',
      state: 'running',
      commissionedOn: '2024-03-01',
      retiredOn: null,
      warrantyUntil: '2027-03-01',
      contract: 'none',
      contractUntil: null,
    },
    software: { installed: '6.4.1', newest: '6.5.0', supportUntil: '2034-03' },
    moves: [
      { movedAt: '2025-01-01T08:00:00.000Z', fromPlant: 'Graz', fromPlace: 'A', toPlant: 'Linz', toPlace: 'Hall 2' },
    ],
    tickets: [
      {
        number: '26-00042',
        subject: '=cmd|"calc"!A1, wire "jams"',
        type: 'repair',
        status: 'open',
        createdAt: '2026-10-01T08:00:00.000Z',
        closedAt: null,
      },
    ],
    orderedParts: [
      {
        order: 'O26-00017',
        orderedAt: '2026-10-02T08:00:00.000Z',
        articleNumber: '040-10000',
        name: 'Blade set',
        quantity: 2,
      },
    ],
    documents: [
      {
        kind: 'instructions',
        title: 'Operating instructions',
        language: 'en',
        version: '2.0',
        issuedOn: '2026-01-01',
        url: 'https://www.norlitz.example/id/24-1555-666/documents/d2/2.0.pdf',
      },
    ],
    advisories: [{ id: 'NOR-2026-001', title: 'Update server', severity: 'high', state: 'open' }],
    ...properties,
  }
}
