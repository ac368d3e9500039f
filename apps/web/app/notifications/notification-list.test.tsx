import { expect, test } from 'vitest'
import { renderScreen, textOf } from '../portal/screen.fixture.ts'
import { NotificationList } from './notification-list.tsx'

const common = {
  id: 'n1',
  actor: 'Jonas Frei',
  happenedAt: '2026-11-16T08:00:00Z',
  isUnread: false,
  reportId: null,
  supportUntil: null,
}
const ticket = {
  ...common,
  event: 'ticket-answered',
  role: 'opener',
  ticketId: 't1',
  orderId: null,
  quoteId: null,
  number: '26-40718',
  subject: 'Blades',
  machineName: 'Axion 56',
  serialNumber: '56-1184-207',
}
const order = {
  ...common,
  event: 'order-sent',
  role: 'orderer',
  ticketId: null,
  orderId: 'o1',
  quoteId: null,
  number: 'O26-00072',
  subject: 'Linz',
  machineName: '',
  serialNumber: '',
}

const quote = {
  ...order,
  event: 'quote-answered',
  role: 'requester',
  orderId: null,
  quoteId: 'q1',
  number: 'Q26-00147',
}

const ofMachines = { ...order, actor: '', role: 'machine-user', orderId: null, number: '', subject: 'Axion 56' }
const advisory = { ...ofMachines, event: 'advisory-published', number: 'NSA-2026-07', subject: 'Password guessing' }
const report = { ...ofMachines, event: 'report-due', role: 'agent', reportId: 'r1', subject: 'Password guessing' }

test.each([
  [
    advisory,
    '/en/mykomax/advisories/NSA-2026-07',
    'A security advisory affects your machines NSA-2026-07, Password guessing',
  ],
  [
    { ...ofMachines, event: 'support-ending', supportUntil: '2027-03' },
    '/en/mykomax/inventory',
    'Security updates for your machines are ending Axion 56, until March 2027',
  ],
  [report, '/en/mykomax/service-desk/security-reports/r1', 'A security report is due within four hours'],

  [quote, '/en/mykomax/quotes/Q26-00147', 'Jonas Frei has answered your request for a quote Q26-00147, Linz'],
  [ticket, '/en/mykomax/tickets/t1', 'Jonas Frei has replied 26-40718, Blades, Axion 56, 56-1184-207'],
  [{ ...ticket, role: 'contact' }, '/en/mykomax/service-desk/tickets/t1', 'Jonas Frei has replied'],
  [order, '/en/mykomax/orders/o1', 'Your order is on the way O26-00072, Linz'],
  [{ ...order, event: 'order-cancelled' }, '/en/mykomax/orders/o1', 'Jonas Frei has cancelled your order'],
])('%j links to %s', async (entry, href, text) => {
  const html = await renderScreen(<NotificationList entries={[entry]} level={2} />)
  expect(html).toContain(`href="${href}"`)
  expect(textOf(html)).toContain(text)
})
