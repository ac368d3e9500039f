import { machineListQuery } from '@ferrule/domain/machines/machine-list'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import { InventoryTable } from './inventory-table.tsx'
import type { InventoryEntry } from './load-inventory.ts'

async function render(shown: ReactNode): Promise<string> {
  const texts = await loadTexts('en')
  const Stub = createRoutesStub([{ path: '*', Component: () => <TextsContext value={texts}>{shown}</TextsContext> }])
  return renderToStaticMarkup(<Stub initialEntries={['/en/mykomax/inventory']} />)
}

const organisations = {
  brenner: '5e1f4f7e-0000-4000-8000-000000000001',
  halvorsen: '5e1f4f7e-0000-4000-8000-000000000002',
}
const plants = [
  { id: 'p1', name: 'Linz', organisationId: organisations.brenner, organisationName: 'Brenner' },
  { id: 'p2', name: 'Győr', organisationId: organisations.brenner, organisationName: 'Brenner' },
  { id: 'p3', name: 'Bergen', organisationId: organisations.halvorsen, organisationName: 'Halvorsen' },
]

const optionsOf = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(html)?.[0] ?? '').matchAll(/<option[^>]*>([^<]*)/g),
  ].map(([, label]) => label)

test('offers each organisation and each plant of the user as a filter [S2-149] [S2-150]', async () => {
  const html = await render(<InventoryFilters query={machineListQuery.parse({})} plants={plants} />)
  expect(optionsOf(html, 'organisationId')).toEqual(['All organisations', 'Brenner', 'Halvorsen'])
  expect(optionsOf(html, 'plantId')).toEqual(['All plants', 'Linz', 'Győr', 'Bergen'])
})

test('offers only the plants of the chosen organisation', async () => {
  const query = machineListQuery.parse({ organisationId: organisations.halvorsen })
  const html = await render(<InventoryFilters query={query} plants={plants} />)
  expect(html).toContain(`<option value="${organisations.halvorsen}" selected="">Halvorsen`)
  expect(optionsOf(html, 'plantId')).toEqual(['All plants', 'Bergen'])
})

const machine: InventoryEntry['machine'] = {
  id: 'm1',
  organisationName: 'Brenner',
  plantName: 'Linz',
  model: 'Axion 56',
  serialNumber: '56-0412',
  assetName: 'Line 3',
  position: 'Hall 2',
  state: 'stopped',
  contract: 'none',
  contractUntil: null,
  warrantyUntil: null,
  commissionedOn: '2024-03-01',
  retiredOn: null,
  softwareVersion: '8.4',
}

test('the table of machines has a column for each of these properties [S2-012]', async () => {
  const query = machineListQuery.parse({ view: 'table' })
  const html = await render(<InventoryTable entries={[{ image: null, openTickets: 7, machine }]} query={query} />)
  const textsOf = (cell: RegExp) => [...html.matchAll(cell)].map(([inner]) => inner.replaceAll(/<[^>]*>/g, ''))
  const heads = textsOf(/<th[^>]*scope="col".*?<\/th>/g)
  const cells = textsOf(/<t[dh][^>]*>(?:(?!<\/t[dh]>).)*<\/t[dh]>/g).slice(heads.length)
  expect(Object.fromEntries(heads.map((head, index) => [head, cells[index]]))).toEqual({
    'Serial number': '56-0412',
    Machine: 'Axion 56',
    'Name in plant': 'Line 3',
    Plant: 'Linz',
    Place: 'Hall 2',
    State: 'Stopped',
    Contract: 'No contract',
    Tickets: '7',
  })
})
