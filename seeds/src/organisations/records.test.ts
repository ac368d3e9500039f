import { expect, test } from 'vitest'
import { ownedMachines } from './machines.ts'
import { members } from './members.ts'
import { organisations } from './organisations.ts'
import { orders } from './orders.ts'
import { ticketsBefore } from './tickets.ts'

const now = new Date('2026-11-13T07:12:00Z')
const tickets = ticketsBefore(now)

const countUnique = (values: string[]) => new Set(values).size

test('there are 12 customers with 300 machines, about 40 members and 500 tickets', () => {
  expect(organisations).toHaveLength(12)
  expect(ownedMachines).toHaveLength(300)
  expect(members.length).toBeGreaterThanOrEqual(39)
  expect(tickets).toHaveLength(500)
})

test('numbers and e-mail addresses are unique', () => {
  expect(countUnique(organisations.map(({ number }) => number))).toBe(12)
  expect(countUnique(ownedMachines.map(({ serialNumber }) => serialNumber))).toBe(300)
  expect(countUnique(members.map(({ email }) => email))).toBe(members.length)
  expect(countUnique(tickets.map(({ number }) => number))).toBe(500)
})

test('machine and creator of a ticket belong to its customer', () => {
  for (const { organisation, machine, openedBy } of tickets) {
    expect(machine.organisation).toBe(organisation)
    expect(openedBy.organisations).toContain(organisation)
  }
})

test('tickets and their comments are in the past, open tickets of the last week', () => {
  const latestOf = ({ createdAt, closedAt, comments }: (typeof tickets)[number]) =>
    Math.max(Number(createdAt), Number(closedAt ?? 0), ...comments.map(({ at }) => Number(at)))
  expect(tickets.filter((ticket) => latestOf(ticket) > Number(now))).toEqual([])
  const open = tickets.filter(({ status }) => status !== 'closed' && status !== 'solved')
  expect(open.length).toBeGreaterThan(30)
  expect(open.every(({ createdAt }) => Number(now) - Number(createdAt) < 7 * 24 * 3_600_000)).toBe(true)
})

test('each of the last twelve weeks has about as many tickets as the next', () => {
  const week = 7 * 24 * 3_600_000
  const perWeek = Array.from({ length: 12 }, (_, back) => {
    const end = Number(now) - back * week
    return tickets.filter(({ createdAt }) => Number(createdAt) <= end && Number(createdAt) > end - week).length
  })
  expect(Math.min(...perWeek)).toBeGreaterThan(20)
  expect(Math.max(...perWeek)).toBeLessThan(60)
})

test('comments are in chronological order, after the creation of the ticket', () => {
  for (const { createdAt, comments } of tickets) {
    const times = [createdAt, ...comments.map(({ at }) => at)].map(Number)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

test('orders are in chronological order, go to a plant of their customer and have each part once', () => {
  expect(orders.map(({ createdAt }) => Number(createdAt))).toEqual(
    orders.map(({ createdAt }) => Number(createdAt)).toSorted((a, b) => a - b),
  )
  for (const { organisation, plant, orderedBy, lines } of orders) {
    expect(organisations.find(({ number }) => number === organisation)?.plants.map(({ name }) => name)).toContain(plant)
    expect(orderedBy.organisations).toContain(organisation)
    expect(countUnique(lines.map(({ articleNumber }) => articleNumber))).toBe(lines.length)
  }
})
