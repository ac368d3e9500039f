import { listNextSteps } from '@ferrule/domain/machines/next-steps'
import { machinePageQuery, machineTabs } from '@ferrule/domain/machines/machine-page-query'
import { expect, test } from 'vitest'
import { renderScreen, textOf } from '../portal/screen.fixture.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import { MachineRecord } from './machine-record.tsx'

const record: LoadedMachine = {
  image: null,
  supportUntil: null,
  machine: {
    id: 'm1',
    organisationId: 'o1',
    organisationName: 'Brenner',
    plantId: 'p1',
    plantName: 'Linz',
    productSlug: 'axion-24',
    model: 'Axion 24',
    serialNumber: '24-1122-914',
    assetName: 'Line 3',
    position: 'Hall 2',
    state: 'running',
    contract: 'none',
    contractUntil: null,
    warrantyUntil: null,
    commissionedOn: '2020-03-12',
    retiredOn: null,
    softwareVersion: '8.3.1',
  },
  newestSoftware: { version: '8.4.0', versionsBehind: 1 },
  advisories: [],
  moves: [],
  tickets: [{ id: 't1', number: '26-40718', subject: 'Drift', status: 'new', createdAt: '2026-11-13T13:00:00.000Z' }],
  orderedParts: [],
  documents: [],
}

const render = (tab: string, shown = record) =>
  renderScreen(
    <MachineRecord
      record={shown}
      steps={listNextSteps(shown, '2026-11-19')}
      plants={[]}
      readings={null}
      query={machinePageQuery.parse({ tab })}
      list={{ label: 'Inventory', href: '/en/mykomax/inventory' }}
    />,
  )

test('each tab has its own address, and the current one is marked', async () => {
  for (const tab of machineTabs) {
    const html = await render(tab)
    const address = tab === 'overview' ? '24-1122-914' : `24-1122-914?tab=${tab}`
    expect(html).toContain(`href="/en/mykomax/inventory/${address}" aria-current="page"`)
  }
})

test('an unknown tab shows the overview', async () => {
  expect(textOf(await render('tickets'))).toContain('Line 3')
})

test('the service history lists the newest event first, with the number of events in its tab', async () => {
  const text = textOf(await render('history'))
  expect(text).toMatch(
    /Service history 2 .*13 Nov 2026 26-40718, Drift Ticket .*12 Mar 2020 Put into service Operation/,
  )
})

test('the software tab shows the installed and the newest version with its download', async () => {
  const text = textOf(await render('software'))
  expect(text).toContain('1 version behind Installed 8.3.1 Newest 8.4.0')
})

test('the overview begins with what is to be done', async () => {
  const waiting = {
    id: 't2',
    number: '26-40800',
    subject: 'Length drifts',
    status: 'waiting-for-you',
    createdAt: '2026-11-14T13:00:00.000Z',
  }
  const html = await render('overview', { ...record, tickets: [waiting] })
  expect(html).toContain('href="/en/mykomax/tickets/t2">Answer ticket 26-40800')
  expect(textOf(html)).toMatch(
    /Next steps Answer ticket 26-40800 Length drifts Install software 8.4.0 1 version behind .*Name in plant/,
  )
})

test('a document is listed once with its languages, that of the reader first', async () => {
  const manual = { name: 'Manual', type: 'manual', extension: 'pdf' }
  const documents = [
    { ...manual, id: 'd1', contentLanguage: 'de', sizeBytes: 256_000 },
    { ...manual, id: 'd2', contentLanguage: 'en', sizeBytes: 252_800 },
  ]
  const text = textOf(await render('documents', { ...record, documents }))
  expect(text).toMatch(/Documents 1 /)
  expect(text).toMatch(/Manual Manual, EN PDF, 246\.9 kB Manual, DE PDF, 250\.0 kB/)
})
