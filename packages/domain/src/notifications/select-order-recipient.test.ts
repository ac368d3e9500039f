import { expect, test } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { orderEvents } from './notification-rules.ts'
import { findOrderRecipient, toOrderEvent } from './select-order-recipient.ts'

test('every status that a change leads to has its event', () => {
  const changed = orderStatuses.filter((status) => status !== 'received')
  expect(changed.map(toOrderEvent)).toEqual([...orderEvents])
})

test.each(orderEvents)('%s notifies the person who sent the order, but not of their own change', (event) => {
  expect(findOrderRecipient(event, { actorId: 'jonas', orderedBy: 'anna' })).toEqual({
    role: 'orderer',
    personId: 'anna',
  })
  expect(findOrderRecipient(event, { actorId: 'anna', orderedBy: 'anna' })).toBeUndefined()
})
