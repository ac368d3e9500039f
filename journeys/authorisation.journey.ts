import { readFile } from 'node:fs/promises'
import { type NamedRecord, operationAccess } from '@ferrule/data-client/operation-access-for-tests'
import { readOperations } from '@ferrule/data-client/read-operations'
import {
  type AskedOperation,
  readAskedOperation,
  sampleOf,
  sampleVariables,
} from '@ferrule/data-client/sample-variables-for-tests'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileVariables } from './support/hostile-variables.ts'
import { sqlVectors } from './support/injection-vectors.ts'
import { askAs, type Persona, personas, removePersonas, signInPersonas } from './support/personas.ts'
import { findRecords } from './support/records-of-personas.ts'

const schemaFile = new URL('../packages/data-client/schema.graphql', import.meta.url)
const schema = buildSchema(await readFile(schemaFile, 'utf8'))
const operations = [...(await readOperations()).values()].map((text) => readAskedOperation(text, schema))

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

test.each(personas)('$who is answered what their rights open and refused the rest', async (persona) => {
  const refusal = persona.roles ? [403, 'FORBIDDEN'] : [401, 'UNAUTHENTICATED']
  for (const operation of operations) {
    const { status, body, data } = await askAs(persona, operation.text, sampleVariables(operation))
    const code = /"code":"(UNAUTHENTICATED|FORBIDDEN|INTERNAL|invalid_\w+)"/.exec(body)?.[1]
    if (isOpenTo(persona, operation.name)) {
      expect([operation.name, status, code]).toEqual([operation.name, 200, undefined])
    } else {
      expect([operation.name, status, code]).toEqual([operation.name, ...refusal])
      // Another part of the same operation may be open to them; what was refused is not there.
      for (const part of refusedParts(body))
        expect([operation.name, data?.[part] ?? null]).toEqual([operation.name, null])
    }
  }
})

test.each(personas)('$who cannot tell what belongs to somebody else from what is not there', async (persona) => {
  for (const { name, text } of operations.filter((one) => isOpenTo(persona, one.name))) {
    for (const { record, variables } of operationAccess[name]?.names ?? []) {
      const { own, foreign, missing } = await idsFor(persona, record)
      const about = async (id: string) => {
        const { status, body } = await askAs(persona, text, variables(id))
        return { name, record, status, body }
      }
      const nothing = await about(missing)
      // Our service answers the tickets and requests of everybody.
      if (isOpenToDesk(persona, record)) expect(await about(foreign)).not.toEqual(nothing)
      else if (!rightsOfRoles(persona.roles).worksServiceDesk) expect(await about(foreign)).toEqual(nothing)
      if (own !== undefined) expect(await about(own)).not.toEqual(nothing)
    }
  }
})

const deskRecords: readonly NamedRecord[] = ['ticket', 'request']

function isOpenToDesk({ roles }: Persona, record: NamedRecord): boolean {
  return rightsOfRoles(roles).worksServiceDesk && deskRecords.includes(record)
}

function refusedParts(body: string): string[] {
  const { errors = [] }: { errors?: { path?: [string] }[] } = JSON.parse(body)
  return errors.flatMap(({ path }) => path?.[0] ?? [])
}

/** What people have tried to send along since there are forms. */
const smuggled = ['id', 'organisationId', 'personId', 'role', 'roles', 'isAdmin', 'isService', 'isInternal', 'status']
smuggled.push('state', 'number', 'createdAt', 'createdBy', 'openedBy', 'contactId', 'version', '__proto__', 'prototype')

test('no input takes a field that it does not ask for', async () => {
  const agent = personas.find(({ roles }) => rightsOfRoles(roles).worksServiceDesk)
  if (!agent) throw new Error('nobody works at the service desk')
  let tried = 0
  for (const operation of operations) {
    for (const { name, input } of inputsOf(operation)) {
      const send = (sent: object) => askAs(agent, operation.text, { ...sampleVariables(operation), [name]: sent })
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

function inputsOf({ variables }: AskedOperation) {
  return variables.flatMap(({ name, type }) => {
    const input = getNamedType(type)
    return isInputObjectType(input) ? [{ name, input }] : []
  })
}

test('no text is read as a statement, in any place of any operation [I2]', async () => {
  let tried = 0
  for (const operation of operations) {
    const persona = personas.find((one) => isOpenTo(one, operation.name))
    if (!persona) throw new Error(`nobody may use ${operation.name}`)
    const places = hostileVariables(operation, '').length
    // Another part of the list in each place, so that all of it is tried many times.
    const asked = Array.from({ length: 2 * places }, (_, turn) => {
      const text = sqlVectors[(tried + turn) % sqlVectors.length] ?? ''
      return hostileVariables(operation, text)[turn % places] ?? {}
    })
    tried += asked.length
    for (const [index, { status, body }] of (await askAll(persona, operation.text, asked)).entries()) {
      const told = /"code":"INTERNAL"|syntax error|PostgreSQL|SQLSTATE|invalid input/i.exec(body)?.[0]
      const where = [operation.name, asked[index]]
      expect([...where, status < 500, told]).toEqual([...where, true, undefined])
    }
  }
  expect(tried).toBeGreaterThan(250)
})

const askAll = (persona: Persona, text: string, asked: readonly object[]) =>
  Promise.all(asked.map((variables) => askAs(persona, text, variables)))
