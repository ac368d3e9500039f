import { expect, test } from 'vitest'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderProgress } from './order-progress.tsx'
import type { OrderQuery } from './order.generated.ts'

type Details = NonNullable<OrderQuery['order']>

const order: Details['order'] = {
  id: 'o1',
  number: 'O26-00072',
  reference: '',
  createdAt: '2026-11-12T08:07:00.000Z',
  plantName: 'Linz',
  organisationName: 'Brenner Kabeltechnik GmbH',
  orderedBy: 'Anna Berg',
  lineCount: 1,
  status: 'received',
  version: 3,
  currency: 'CHF',
  expectedOn: null,
  carrier: '',
  trackingUrl: '',
  confirmedAt: null,
  sentAt: null,
  deliveredAt: null,
  cancelledAt: null,
}

const actionsFor = (actions: string[], change: Partial<Details['order']> = {}) =>
  renderScreen(
    <OrderActions details={{ note: '', quoteNumber: null, actions, lines: [], order: { ...order, ...change } }} />,
  )

test('a customer can cancel a received order of the version that is shown', async () => {
  const html = await actionsFor(['cancel'])
  expect(buttonsOf(html)).toEqual(['Cancel order'])
  expect(textOf(html)).toContain('You can cancel the order here until we confirm it.')
  expect(html).toContain('name="version" value="3"')
})

test.each([
  [['confirm', 'cancel'], ['Confirm order', 'Cancel order'], 'expectedOn'],
  [['send', 'cancel'], ['Mark as sent', 'Cancel order'], 'trackingUrl'],
  [['deliver'], ['Mark as delivered'], 'version'],
])('our service with the actions %j sees the buttons %j and the field %s', async (actions, buttons, field) => {
  const html = await actionsFor(actions)
  expect(buttonsOf(html).filter((name) => name !== '')).toEqual(buttons)
  expect(html).toContain(`name="${field}"`)
})

test('a shipment links to the page of its carrier', async () => {
  const html = await actionsFor([], { trackingUrl: 'https://track.example/1', carrier: 'Pfeil Express' })
  expect(html).toContain('href="https://track.example/1"')
  expect(textOf(html)).toContain('Pfeil Express Track the shipment')
})

test('the steps have the times of those taken, and the expected day of the last', async () => {
  const confirmed = { confirmedAt: '2026-11-12T13:07:00.000Z', expectedOn: '2026-11-18' }
  const text = textOf(await renderScreen(<OrderProgress order={{ ...order, status: 'confirmed', ...confirmed }} />))
  expect(text).toMatch(/Received .*12 Nov 2026.* Confirmed 12 Nov 2026.* On the way Delivered 18 Nov 2026/)
})

test('a cancelled order has no steps', async () => {
  const text = textOf(await renderScreen(<OrderProgress order={{ ...order, status: 'cancelled' }} />))
  expect(text).toContain('The order is cancelled.')
  expect(text).not.toContain('Delivered')
})
