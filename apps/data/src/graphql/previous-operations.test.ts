import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationId } from '@ferrule/data-client/operation-id'
import { buildSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { createDocuments } from './documents.ts'
import { readPreviousOperations } from './previous-operations.ts'

const folder = mkdtempSync(join(tmpdir(), 'previous-operations-'))
afterAll(() => rmSync(folder, { recursive: true }))

const renamed = 'query Renamed { name }\n'
const removed = 'query Removed { removedField }\n'
const current = 'query Current { name }\n'
const file = join(folder, 'operations.json')
writeFileSync(file, JSON.stringify({ Renamed: renamed, Removed: removed, Current: current }))

const findDocument = createDocuments({
  schema: buildSchema('type Query { name: String }'),
  operations: new Map([[operationId(current), current]]),
  previousOperations: readPreviousOperations(file),
  adHoc: false,
  introspection: false,
})

test('an operation of the previous version runs', () => {
  expect(findDocument({ documentId: operationId(renamed) })).not.toHaveProperty('errors')
  expect(findDocument({ documentId: operationId(current) })).not.toHaveProperty('errors')
})

test('an operation that the schema no longer has is unknown, and the service starts', () => {
  expect(findDocument({ documentId: operationId(removed) })).toHaveProperty('errors')
})

test('without a file there are none', () => {
  expect(readPreviousOperations(undefined).size).toBe(0)
})
