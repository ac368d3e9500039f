import { operationAccess } from '@ferrule/data-client/operation-access.fixture'
import { persistedOperations } from '@ferrule/data-client/persisted-operations.fixture'
import { parseRequestedOperation } from '@ferrule/data-client/sample-variables.fixture'
import { type Right, rightsOfRoles, serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { serviceRoles } from '@ferrule/domain/portal-services/services-of-roles'
import { getNamedType, type GraphQLSchema, isInputObjectType, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from './schema.ts'

const schema = createSchema()
const operations = Object.values(persistedOperations).map((text) => parseRequestedOperation(text, schema))

/** Anonymous, no role and any two roles: two roles together must not grant what neither grants. */
const roles = [serviceDeskRole, 'kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern', ...serviceRoles]
const people = [undefined, [], ...roles.flatMap((first) => roles.map((second) => [first, second]))]

test('every registered operation has a row in the access table, and there are no other rows', () => {
  const known = operations.map(({ name }) => name)
  expect(known.toSorted()).toEqual(Object.keys(operationAccess).toSorted())
})

test.each(operations)('$name is open to the roles in its row', ({ name, text }) => {
  const needs = operationAccess[name]?.needs ?? []
  for (const held of people) {
    const rights = rightsOfRoles(held)
    const isOpen = rulesOf(text, schema).every((rule) => holds(rule, rights))
    expect([held, isOpen]).toEqual([held, needs.some((right) => rights[right])])
  }
})

test.each(operations)('$name lists the records it takes ids of', ({ name, variables }) => {
  const inputs = variables.flatMap(({ name: variable, type }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [variable]
  })
  const ids = inputs.filter((word) => /(^id|Id|^token|^serialNumber)$/.test(word))
  const row = operationAccess[name]
  const isForEverybody = row?.isCommon || (row?.needs.includes('public') && !inputs.includes('token'))
  expect([ids, !isForEverybody && ids.length > 0 && row?.names.length === 0]).toEqual([ids, false])
})

function rulesOf(text: string, { getQueryType, getMutationType }: GraphQLSchema): unknown[] {
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation')
  const root = (definition.operation === 'mutation' ? getMutationType : getQueryType).call(schema)
  return definition.selectionSet.selections.map((selection) => {
    const field = selection.kind === Kind.FIELD ? root?.getFields()[selection.name.value] : undefined
    const options: unknown = field?.extensions['pothosOptions']
    return typeof options === 'object' && options !== null && 'authScopes' in options ? options.authScopes : undefined
  })
}

/** Evaluates a rule like the auth plugin: any of the rights, or any under $any. */
function holds(rule: unknown, rights: Record<Right, boolean>): boolean {
  if (typeof rule !== 'object' || rule === null) return false
  return Object.entries(rule).some(([name, required]) =>
    name === '$any' ? holds(required, rights) : required === true && rights[name as Right],
  )
}
