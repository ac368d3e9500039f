import { expect, test } from 'vitest'
import {
  findChannels,
  findUsualChannels,
  listChoosableEvents,
  machineEvents,
  mailTimings,
  mailTimingsOf,
  notificationEvents,
  notificationRoles,
  orderEvents,
  quoteEvents,
  reportEvents,
  ticketEvents,
} from './notification-rules.ts'

const mailCell = { now: 'mail at once', digest: 'daily digest', never: 'no mail' }

function toCell(channels: ReturnType<typeof findChannels>): string {
  if (!channels) return '–'
  return [...(channels.portal ? ['portal'] : []), mailCell[channels.mail], ...(channels.push ? ['push'] : [])].join(
    ', ',
  )
}

/** The table of the rules, made from them. */
function renderTable(): string {
  const head = ['Event', ...notificationRoles]
  const rows = notificationEvents.map((event) => [
    event,
    ...notificationRoles.map((role) => toCell(findChannels(event, role))),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows]
  const toWidth = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0)
  return `# Notifications

The people who are notified of an event of a ticket, an order, a quote, their machines or a security report, and how. Made from \`packages/domain/src/notifications\` by its unit test:
\`vitest run packages/domain/src/notifications -u\` writes it again. A person can choose other mails for each event, and whether their devices are notified (\`push\`) of what is
in the portal. The devices are those on which they have switched it on; without one nothing is pushed.

${lines.map((cells) => `| ${cells.map(toWidth).join(' | ')} |`).join('\n')}
`
}

test('the documented table has a cell for every event and role', async () => {
  await expect(renderTable()).toMatchFileSnapshot('../../../../docs/notifications.md')
})

const cells = notificationEvents.flatMap((event) => notificationRoles.map((role) => ({ event, role })))

test.each(cells)('$role of $event: the choice of mails changes the mail and nothing else', ({ event, role }) => {
  const rule = findChannels(event, role)
  for (const mail of mailTimings) {
    const isOffered = mailTimingsOf(event).includes(mail) && (mail !== 'digest' || rule?.portal)
    expect(findChannels(event, role, { mail, push: null })).toEqual(rule && (isOffered ? { ...rule, mail } : rule))
  }
  expect(findChannels(event, role, { mail: 'weekly' })).toEqual(rule)
})

test.each(cells)('$role of $event: the choice of pushes changes the push and nothing else', ({ event, role }) => {
  const rule = findChannels(event, role)
  for (const push of [true, false])
    expect(findChannels(event, role, { mail: null, push })).toEqual(rule && { ...rule, push: push && rule.portal })
})

test.each(cells)('$role of $event: a push never opens what the portal does not show', ({ event, role }) => {
  for (const push of [undefined, null, true, false]) {
    const channels = findChannels(event, role, { push })
    expect(channels?.push === true && !channels.portal).toBe(false)
  }
})

test.each(cells)('$role of $event: a digest never lists what the portal does not show', ({ event, role }) => {
  for (const chosen of [undefined, ...mailTimings]) {
    const channels = findChannels(event, role, { mail: chosen })
    expect(channels?.mail === 'digest' && !channels.portal).toBe(false)
  }
})

test('the mail about an advisory is no choice', () => {
  expect(findUsualChannels('advisory-published', false, { mail: 'never', push: false })).toMatchObject({
    mail: 'now',
    push: false,
  })
})

test('the mailbox of the team has no portal', () => {
  expect(notificationEvents.filter((event) => findChannels(event, 'team')?.portal)).toEqual([])
})

test.each([
  [false, 'ticket-opened', 'now', false],
  [false, 'ticket-answered', 'now', true],
  [false, 'ticket-closed', 'digest', false],
  [true, 'ticket-commented', 'now', true],
  [true, 'ticket-answered', 'digest', false],
  [false, 'order-sent', 'now', true],
  [false, 'quote-answered', 'now', true],
  [false, 'advisory-published', 'now', true],
  [false, 'support-ending', 'now', true],
  [true, 'report-due', 'never', true],
] as const)('an agent (%s) gets mails of %s: %s, and pushes: %s', (isService, event, mail, push) => {
  expect(findUsualChannels(event, isService)).toMatchObject({ mail, push })
})

test.each([
  [
    { isService: false, tickets: true, orders: true, machines: false },
    [...ticketEvents, ...orderEvents, 'quote-answered'],
  ],
  [{ isService: false, tickets: true, orders: false, machines: false }, [...ticketEvents]],
  [{ isService: false, tickets: false, orders: false, machines: true }, [...machineEvents]],
  // Of a quote, a customer is notified of the answer only.
  [{ isService: false, tickets: false, orders: true, machines: false }, [...orderEvents, 'quote-answered']],
  [{ isService: false, tickets: false, orders: false, machines: false }, []],
  // An agent gets no receipt of tickets and uses no machines.
  [
    { isService: true, tickets: true, orders: false, machines: true },
    [...ticketEvents.filter((event) => event !== 'ticket-opened'), 'report-due'],
  ],
])('%j can choose channels for %j', (chooser, events) => {
  expect(listChoosableEvents(chooser)).toEqual(events)
})

test.each([
  ['orderer', [...ticketEvents, ...quoteEvents, ...machineEvents, ...reportEvents]],
  ['requester', [...ticketEvents, ...orderEvents, ...machineEvents, ...reportEvents]],
  ['opener', [...orderEvents, ...quoteEvents, ...machineEvents, ...reportEvents]],
  ['contact', [...orderEvents, ...quoteEvents, ...machineEvents, ...reportEvents]],
  ['follower', [...orderEvents, ...quoteEvents, ...machineEvents, ...reportEvents]],
  ['machine-user', [...ticketEvents, ...orderEvents, ...quoteEvents, ...reportEvents]],
  ['agent', [...ticketEvents, ...orderEvents, ...quoteEvents, ...machineEvents]],
] as const)('the role %s has no events of other records', (role, others) => {
  expect(others.filter((event) => findChannels(event, role))).toEqual([])
})
