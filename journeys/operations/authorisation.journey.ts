import { readFile } from 'node:fs/promises'
import { operationAccess } from '@ferrule/data-client/operation-access.fixture'
import type { NamedRecord } from '@ferrule/data-client/operation-access-row.fixture'
import { persistedOperations } from '@ferrule/data-client/persisted-operations.fixture'
import {
  type RequestedOperation,
  parseRequestedOperation,
  sampleOf,
  sampleVariables,
} from '@ferrule/data-client/sample-variables.fixture'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileVariables } from '../support/hostile-variables.ts'
import { sqlVectors } from '../support/injection-vectors.ts'
import { queryAs, type Persona, personas, removePersonas, signInPersonas } from '../support/personas.ts'
import { findRecords } from '../support/records-of-personas.ts'

const schemaFile = new URL('../../packages/data-client/schema.graphql', import.meta.url)
const schema = buildSchema(await readFile(schemaFile, 'utf8'))
const operations = Object.values(persistedOperations).map((text) => parseRequestedOperation(text, schema))

let idsFor: Awaited<ReturnType<typeof findRecords>>

beforeAll(async () => {
  await signInPersonas()
  idsFor = await findRecords(new Map(operations.map((operation) => [operation.name, operation])))
})
afterAll(removePersonas)

const isOpenTo = ({ roles }: Persona, name: string) => {
  const rights = rightsOfRoles(roles)
  return operationAccess[name]?.needs.some((right) => rights[right]) ?? false
}

test.each(personas)('$who can use exactly the operations that their rights allow', async (persona) => {
  const refusal = persona.roles ? [403, 'FORBIDDEN'] : [401, 'UNAUTHENTICATED']
  for (const operation of operations) {
    const { status, body, data } = await queryAs(persona, operation.text, sampleVariables(operation))
    const code = /"code":"(UNAUTHENTICATED|FORBIDDEN|INTERNAL|invalid_\w+)"/.exec(body)?.[1]
    if (isOpenTo(persona, operation.name)) {
      expect([operation.name, status, code]).toEqual([operation.name, 200, undefined])
    } else {
      expect([operation.name, status, code]).toEqual([operation.name, ...refusal])
      // Other fields of the operation may be allowed; the refused ones are null.
      for (const field of refusedFields(body))
        expect([operation.name, data?.[field] ?? null]).toEqual([operation.name, null])
    }
  }
})

test.each(personas)('$who gets the same response for records of others as for missing ones', async (persona) => {
  const [found, expected]: [object[], object[]] = [[], []]
  for (const { name, text } of operations.filter((one) => isOpenTo(persona, one.name))) {
    for (const { record, variables } of operationAccess[name]?.names ?? []) {
      const { own, foreign, missing } = await idsFor(persona, record)
      const responseFor = async (id: string) => {
        const { status, body } = await queryAs(persona, text, variables(id))
        return `${status} ${body}`
      }
      const missingResponse = await responseFor(missing)
      const compare = async (id: string, owner: 'own' | 'foreign', isShown: boolean) => {
        const isFound = (await responseFor(id)) !== missingResponse
        found.push({ name, record, owner, isShown: isFound })
        expected.push({ name, record, owner, isShown })
      }
      // Service agents may read the tickets and requests of every customer.
      if (isOpenToDesk(persona, record)) await compare(foreign, 'foreign', true)
      else if (!rightsOfRoles(persona.roles).worksServiceDesk) await compare(foreign, 'foreign', false)
      if (own !== undefined) await compare(own, 'own', true)
    }
  }
  expect(found).toEqual(expected)
})

const deskRecords: readonly NamedRecord[] = ['ticket', 'request']

function isOpenToDesk({ roles }: Persona, record: NamedRecord): boolean {
  return rightsOfRoles(roles).worksServiceDesk && deskRecords.includes(record)
}

function refusedFields(body: string): string[] {
  const { errors = [] }: { errors?: { path?: [string] }[] } = JSON.parse(body)
  return errors.flatMap(({ path }) => path?.[0] ?? [])
}

/** Typical names of mass-assignment attacks. */
const smuggled = ['id', 'organisationId', 'personId', 'role', 'roles', 'isAdmin', 'isService', 'isInternal', 'status']
smuggled.push('state', 'number', 'createdAt', 'createdBy', 'openedBy', 'contactId', 'version', '__proto__', 'prototype')

test('no input accepts an unknown field', async () => {
  const agent = personas.find(({ roles }) => rightsOfRoles(roles).worksServiceDesk)
  if (!agent) throw new Error('nobody works at the service desk')
  let tried = 0
  for (const operation of operations) {
    for (const { name, input } of inputsOf(operation)) {
      const send = (sent: object) => queryAs(agent, operation.text, { ...sampleVariables(operation), [name]: sent })
      const plain = Object.entries(sampleOf(input) ?? {})
      expect([operation.name, (await send(Object.fromEntries(plain))).status]).not.toContain(400)
      for (const extra of smuggled.filter((field) => !Object.hasOwn(input.getFields(), field))) {
        const { status, data } = await send(Object.fromEntries([...plain, [extra, 'x']]))
        expect([operation.name, extra, status, data]).toEqual([operation.name, extra, 400, null])
        tried++
      }
    }
  }
  expect(tried).toBeGreaterThan(200)
})

function inputsOf({ variables }: RequestedOperation) {
  return variables.flatMap(({ name, type }) => {
    const input = getNamedType(type)
    return isInputObjectType(input) ? [{ name, input }] : []
  })
}

test('no input is executed as SQL, in any variable of any operation [I2]', async () => {
  let tried = 0
  for (const operation of operations) {
    const persona = personas.find((one) => isOpenTo(one, operation.name))
    if (!persona) throw new Error(`nobody may use ${operation.name}`)
    const places = hostileVariables(operation, '').length
    // Different vectors in each place, so that every vector is tried many times.
    const inputs = Array.from({ length: 2 * places }, (_, number) => {
      const text = sqlVectors[(tried + number) % sqlVectors.length] ?? ''
      return hostileVariables(operation, text)[number % places] ?? {}
    })
    tried += inputs.length
    for (const [index, { status, body }] of (await queryAll(persona, operation.text, inputs)).entries()) {
      const leaked = /"code":"INTERNAL"|syntax error|PostgreSQL|SQLSTATE|invalid input/i.exec(body)?.[0]
      const where = [operation.name, inputs[index]]
      expect([...where, status < 500, leaked]).toEqual([...where, true, undefined])
    }
  }
  expect(tried).toBeGreaterThan(250)
})

const queryAll = (persona: Persona, text: string, inputs: readonly object[]) =>
  Promise.all(inputs.map((variables) => queryAs(persona, text, variables)))
