import { operationAccess } from '@ferrule/data-client/operation-access-for-tests'
import { readOperations } from '@ferrule/data-client/read-operations'
import { readAskedOperation } from '@ferrule/data-client/sample-variables-for-tests'
import { type Right, rightsOfRoles, serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { serviceRoles } from '@ferrule/domain/services/services-of-roles'
import { getNamedType, type GraphQLSchema, isInputObjectType, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from './schema.ts'

const schema = createSchema()
const operations = [...(await readOperations()).values()].map((text) => readAskedOperation(text, schema))

/** Nobody, and everybody with any two roles: two services never open together what neither opens. */
const roles = [serviceDeskRole, 'kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern', ...serviceRoles]
const people = [undefined, [], ...roles.flatMap((one) => roles.map((other) => [one, other]))]

test('every operation of our own clients has a row, and no row is left of one that is gone', () => {
  const known = operations.map(({ name }) => name)
  expect(known.toSorted()).toEqual(Object.keys(operationAccess).toSorted())
})

test.each(operations)('$name is open to whom its row says', ({ name, text }) => {
  const needs = operationAccess[name]?.needs ?? []
  for (const held of people) {
    const rights = rightsOfRoles(held)
    const isOpen = rulesOf(text, schema).every((rule) => holds(rule, rights))
    expect([held, isOpen]).toEqual([held, needs.some((right) => rights[right])])
  }
})

test.each(operations)('$name says whose records it names', ({ name, variables }) => {
  const asked = variables.flatMap(({ name: variable, type }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [variable]
  })
  const ids = asked.filter((word) => /(^id|Id|^token|^serialNumber)$/.test(word))
  const row = operationAccess[name]
  if (row?.isCommon || (row?.needs.includes('public') && !asked.includes('token'))) return
  expect([ids, ids.length > 0 && row?.names.length === 0]).toEqual([ids, false])
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

/** As the builder's plugin reads them: any of the rights named, or any under $any. */
function holds(rule: unknown, rights: Record<Right, boolean>): boolean {
  if (typeof rule !== 'object' || rule === null) return false
  return Object.entries(rule).some(([name, wanted]) =>
    name === '$any' ? holds(wanted, rights) : wanted === true && rights[name as Right],
  )
}
