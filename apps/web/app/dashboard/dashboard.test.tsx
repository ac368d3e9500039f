import { loadTexts } from '@ferrule/texts/load-texts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { DeskCounts, WhoseTurn } from './desk-overview.tsx'
import { DueSoon } from './due-soon.tsx'
import { MachinesNow } from './machines-now.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { Overview } from './overview.ts'

const texts = await loadTexts('en')

function render(shown: ReactNode): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <TextsContext value={texts}>{shown}</TextsContext> }])
  return renderToStaticMarkup(<Stub initialEntries={['/en/mykomax']} />)
}

const nothing: Overview = {
  tickets: undefined,
  machines: undefined,
  softwareUpdates: undefined,
  openAdvisories: undefined,
  access: undefined,
  desk: undefined,
}

const tickets: NonNullable<Overview['tickets']> = {
  counts: { open: 4, waiting: 1 },
  waiting: [{ id: 't1', number: '26-40718', subject: 'Length drifts', machineName: 'Axion 56', contact: 'Jonas Frei' }],
  latest: [],
  weeks: [],
}

const machines: NonNullable<Overview['machines']> = {
  total: 3,
  states: [
    { state: 'running', count: 1 },
    { state: 'stopped', count: 2 },
  ],
  stopped: [{ serialNumber: '56-1', model: 'Axion 56', assetName: 'Line 7', plantName: 'Linz', position: 'Hall 2' }],
  due: [{ kind: 'warranty', serialNumber: '56-1', model: 'Axion 56', day: '2026-12-01' }],
}

const desk: NonNullable<Overview['desk']> = {
  counts: { open: 1000, mine: 7, unassigned: 2 },
  overdue: 1,
  dueSoon: 0,
  ourTurn: 18,
  customersTurn: 9,
  urgent: [],
}

test('a ticket that waits for the customer is named on the dashboard, with a link to it', () => {
  const html = render(<NeedsYou overview={{ ...nothing, tickets }} />)
  expect(html).toContain('One ticket is waiting for your reply')
  expect(html).toContain('href="/en/mykomax/tickets/t1"')
  expect(html).toContain('href="/en/mykomax/tickets/list?group=waiting"')
})

test('stopped machines are named with their place', () => {
  const html = render(<NeedsYou overview={{ ...nothing, machines }} />)
  expect(html).toContain('2 machines have stopped')
  expect(html).toContain('Line 7, Linz, Hall 2')
})

test('a delegated administrator is told of requests and of accesses that end', () => {
  const html = render(<NeedsYou overview={{ ...nothing, access: { requests: 2, endingSoon: 1 } }} />)
  expect(html).toContain('2 access requests are waiting for your decision')
  expect(html).toContain('One access ends within 30 days')
})

test('without anything to do the dashboard says so', () => {
  expect(render(<NeedsYou overview={nothing} />)).toContain('Nothing is waiting for you.')
})

test('each state of the machines links to its machines', () => {
  expect(render(<MachinesNow machines={machines} />)).toContain('href="/en/mykomax/inventory?state=stopped"')
})

test('a warranty that ends soon has its day and its machine', () => {
  const html = render(<DueSoon due={machines.due} />)
  expect(html).toContain('1 Dec 2026')
  expect(html).toContain('Warranty ends')
})

test('an agent sees the queue in numbers, counted up to a limit, and whose turn it is', () => {
  const html = render(
    <>
      <DeskCounts desk={desk} />
      <WhoseTurn desk={desk} />
    </>,
  )
  expect(html).toContain('999+')
  expect(html).toContain('Our turn<strong>18</strong>')
  expect(html).toContain('Customer<strong>9</strong>')
})
