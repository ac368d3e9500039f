import { expect, test } from 'vitest'
import { decideLink, linkInput, maxTicketLinks, relationOf, type TicketLink, ticketLinkKinds } from './ticket-links.ts'

const ticket = (id: string, mergedInto: string | null = null) => ({ id, mergedInto })
const link = (ticketId: string, otherId: string, kind: TicketLink['kind'] = 'related') => ({ ticketId, otherId, kind })
const decide = (links: readonly TicketLink[], kind: TicketLink['kind'] = 'related') =>
  decideLink({ from: ticket('a'), to: ticket('b'), kind }, links)
const full = Array.from({ length: maxTicketLinks }, (_, number) => link('a', `other ${number}`))

test.each(ticketLinkKinds)('two tickets without a link can be linked as %s', (kind) => {
  expect(decide([link('a', 'c'), link('d', 'a')], kind)).toEqual({ ok: true, value: 'new' })
})

test.each([
  ['the same direction', link('a', 'b', 'cause'), 'cause', { ok: true, value: 'exists' }],
  ['the other direction', link('b', 'a', 'cause'), 'cause', { ok: false, reason: 'already-linked' }],
  ['another kind', link('a', 'b', 'duplicate'), 'cause', { ok: false, reason: 'already-linked' }],
  ['related, which has no direction', link('b', 'a'), 'related', { ok: true, value: 'exists' }],
] as const)('a second link of two tickets in %s', (_, existing, kind, expected) => {
  expect(decide([existing], kind)).toEqual(expected)
})

test.each([
  ['a ticket and itself', ticket('a'), ticket('a'), 'same-ticket'],
  ['a merged ticket', ticket('a', 'c'), ticket('b'), 'ticket-merged'],
  ['a ticket with a merged one', ticket('a'), ticket('b', 'c'), 'ticket-merged'],
])('refuses to link %s', (_, from, to, reason) => {
  expect(decideLink({ from, to, kind: 'related' }, [])).toEqual({ ok: false, reason })
})

test('refuses more links than a page can show, but not a repeated one', () => {
  expect(decide(full)).toEqual({ ok: false, reason: 'too-many-links' })
  expect(decide([...full.slice(1), link('a', 'b')])).toEqual({ ok: true, value: 'exists' })
})

test.each([
  ['related', 'related', 'related'],
  ['duplicate', 'duplicate-of', 'duplicated-by'],
  ['cause', 'caused-by', 'cause-of'],
] as const)('a link of the kind %s is %s for its ticket and %s for the other', (kind, own, others) => {
  expect([relationOf({ ticketId: 'a', kind }, 'a'), relationOf({ ticketId: 'a', kind }, 'b')]).toEqual([own, others])
})

test.each(['', ' ', '2'.repeat(21)])('the number %j of a ticket is invalid', (number) => {
  const ticketId = '0197b0c2-0000-7000-8000-000000000001'
  expect(linkInput.safeParse({ ticketId, number, kind: 'related' }).success).toBe(false)
  expect(linkInput.safeParse({ ticketId, number: ' 26-0000001 ', kind: 'related' }).data?.number).toBe('26-0000001')
})
