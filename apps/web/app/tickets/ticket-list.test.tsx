import { languages } from '@ferrule/domain/locales/language'
import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { formatDate } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { TextsContext } from '../frame/texts.tsx'
import TicketList from './ticket-list.route.tsx'

const [yesterday, today] = ['2026-11-14T12:00:00.000Z', '2026-11-15T12:00:00.000Z'] as const
const ticket = {
  id: 't1',
  number: 'T-1',
  type: 'service',
  subject: 'Blade',
  machineName: null,
  serialNumber: null,
  concern: 'wear',
  status: 'new',
  contact: null,
  replies: 0,
  waitingFor: 'ours',
}
const loaderData = {
  tickets: {
    tickets: [
      { ...ticket, createdAt: today },
      { ...ticket, id: 't2', createdAt: yesterday },
    ],
    page: 1,
    counts: { open: 2, waiting: 0, solved: 0, closed: 0, all: 2 },
  },
  plants: [],
  machines: [],
  filters: ticketListQuery.parse({}),
  now: new Date('2026-11-15T13:00:00Z'),
}

// In the order of the languages.
const labels = ['Today', 'Heute', 'Aujourd’hui', '今天', '今日', 'Hoy', 'Hoje', 'Dnes', 'Ma', 'Astăzi', 'Dnes']

test('a ticket created today shows a label instead of its date, in every language [S9-076]', async () => {
  for (const [index, locale] of languages.entries()) {
    const texts = await loadTexts(locale)
    const List = TicketList as ComponentType<object>
    const Component = (props: object) => (
      <TextsContext value={texts}>
        <List {...props} />
      </TextsContext>
    )
    const frame = { portalHome: `/${locale}/mykomax`, home: `/${locale}`, locale }
    const Stub = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => ({}),
        children: [{ id: 'list', path: '*', Component, loader: () => null }],
      },
    ])
    const html = renderToStaticMarkup(
      <Stub
        initialEntries={[`/${locale}/mykomax/tickets/list`]}
        hydrationData={{ loaderData: { root: { frame }, list: loaderData } }}
      />,
    )
    const dateOf = (day: string) => formatDate(new Date(day), locale, { timeZone: browserTimeZone(), month: 'short' })
    expect(html).toContain(`>${labels[index]}<`)
    expect(html).not.toContain(dateOf(today))
    expect(html).toContain(`>${dateOf(yesterday)}<`)
  }
})
