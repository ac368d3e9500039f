import { expect, test } from 'vitest'
import { ownedMachines } from './machines.ts'
import { members } from './members.ts'
import { organisations } from './organisations.ts'
import { orders } from './orders.ts'
import { tickets } from './tickets.ts'

const countUnique = (values: string[]) => new Set(values).size

test('twelve customers with three hundred machines, some forty people and five hundred tickets', () => {
  expect(organisations).toHaveLength(12)
  expect(ownedMachines).toHaveLength(300)
  expect(members.length).toBeGreaterThanOrEqual(39)
  expect(tickets).toHaveLength(500)
})

test('numbers and addresses are there once', () => {
  expect(countUnique(organisations.map(({ number }) => number))).toBe(12)
  expect(countUnique(ownedMachines.map(({ serialNumber }) => serialNumber))).toBe(300)
  expect(countUnique(members.map(({ email }) => email))).toBe(members.length)
  expect(countUnique(tickets.map(({ number }) => number))).toBe(500)
})

test('a ticket is about a machine of its customer, and was opened by somebody who belongs to it', () => {
  for (const { organisation, machine, openedBy } of tickets) {
    expect(machine.organisation).toBe(organisation)
    expect(openedBy.organisations).toContain(organisation)
  }
})

test('a conversation goes on in time, after the ticket was opened', () => {
  for (const { createdAt, comments } of tickets) {
    const moments = [createdAt, ...comments.map(({ at }) => at)].map(Number)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  }
})

test('an order is numbered in time, ships to a plant of its customer, and names each part once', () => {
  expect(orders.map(({ createdAt }) => Number(createdAt))).toEqual(
    orders.map(({ createdAt }) => Number(createdAt)).toSorted((a, b) => a - b),
  )
  for (const { organisation, plant, orderedBy, lines } of orders) {
    expect(organisations.find(({ number }) => number === organisation)?.plants.map(({ name }) => name)).toContain(plant)
    expect(orderedBy.organisations).toContain(organisation)
    expect(countUnique(lines.map(({ articleNumber }) => articleNumber))).toBe(lines.length)
  }
})
