import { expect, test } from 'vitest'
import { findUnnamedColumns } from './find-unnamed-columns.ts'

test.each([
  "tx.updateTable('ticket').set({ ...rest, version: 2 })",
  "tx.updateTable('ticket').set(change)",
  'query.set(ticket.state)',
  "tx.insertInto('mail').values(mail)",
  'query.values(\n  mails,\n)',
  'query.values(lines.map((line) => ({ ...line, orderId })))',
  'query.values(lines.map(({ position, ...line }) => ({ position, ...line })))',
  "conflict.column('id').doUpdateSet(profile)",
  "conflict.doUpdateSet((eb) => ({ ...saved, revision: eb('revision', '+', 1) }))",
])('reports %j: it writes columns that it does not name', (text) => {
  expect(findUnnamedColumns(text)).toHaveLength(1)
})

test.each([
  'query.set({ status, closedAt: closedAt ?? null, search: sql`lower(${search})` })',
  "query.set((eb) => ({ revision: eb('revision', '+', 1) }))",
  'query.values({ id, organisationId })',
  'query.values(lines.map(({ id, ...line }) => ({ id, quantity: line.quantity })))',
  'query.values({ body: "(...)" })',
  'query.values(rows.map(toRow))',
  'known.set(key, value)',
  'headers.set(name, [...values])',
  'Object.values(record)',
  'known.values()',
])('accepts %j: it names its columns or is no query', (text) => {
  expect(findUnnamedColumns(text)).toEqual([])
})
