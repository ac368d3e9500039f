import {
  execute,
  GraphQLEnumType,
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql'
import { expect, test } from 'vitest'
import { compileDocument } from './compile-document.ts'
import { aRequestContext } from './request-context.fixture.ts'

type Part = { name?: string; status?: string }

const broken = () => {
  throw new Error('canary')
}
const status = new GraphQLEnumType({ name: 'Status', values: { active: {}, cancelled: {} } })
const part: GraphQLObjectType = new GraphQLObjectType({
  name: 'Part',
  fields: () => ({
    name: { type: new GraphQLNonNull(GraphQLString), resolve: ({ name }: Part) => name },
    late: { type: GraphQLString, resolve: async () => 'later' },
    status: { type: status, resolve: ({ status: stored }: Part) => stored ?? 'active' },
    refused: { type: GraphQLString, resolve: () => new GraphQLError('No', { extensions: { code: 'NOT_FOUND' } }) },
    broken: { type: GraphQLString, resolve: broken },
    brokenLate: { type: GraphQLString, resolve: async () => broken() },
    count: { type: GraphQLInt, resolve: () => 'many' },
    parts: {
      type: new GraphQLList(new GraphQLNonNull(part)),
      args: { first: { type: GraphQLInt, defaultValue: 2 } },
      resolve: async (_, { first }: { first: number }) => [{ name: 'a' }, { name: 'b' }, {}].slice(0, first),
    },
  }),
})
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { part: { type: part, resolve: () => ({ name: 'whole' }) } },
  }),
})

test.each([
  [
    'fields, aliases and lists of lists',
    '{ part { other: name late status parts { name parts(first: 1) { name } } } }',
    {},
  ],
  ['fragments', '{ part { ...P } } fragment P on Part { name parts { ...Q } } fragment Q on Part { late }', {}],
  ['variables', 'query ($first: Int) { part { parts(first: $first) { name } } }', { first: 1 }],
  ['a variable left out', 'query ($first: Int) { part { parts(first: $first) { name } } }', {}],
  ['a variable of the wrong kind', 'query ($first: Int) { part { parts(first: $first) { name } } }', { first: 'x' }],
  ['fields left out', 'query ($no: Boolean!) { part { name @skip(if: $no) late @include(if: $no) } }', { no: true }],
  ['an error raised on purpose', '{ part { name refused } }', {}],
  ['something thrown', '{ part { name broken } }', {}],
  ['something thrown later', '{ part { name brokenLate } }', {}],
  ['nothing where there must be something', '{ part { parts(first: 3) { name } } }', {}],
])(
  '%s: the compiled document returns what GraphQL.js returns',
  async (_, text, variableValues: Record<string, unknown>) => {
    const document = parse(text)
    const compiled = compileDocument(document, { schema, operationName: undefined })
    if ('errors' in compiled) throw new Error('does not compile')
    const result = await compiled.run(aRequestContext(), variableValues)
    const expected = await execute({ schema, document, variableValues })
    expect(result.data).toEqual(expected.data)
    expect(toShapes(result.errors)).toEqual(toShapes(expected.errors))
  },
)

test('a value that does not fit its field type is an internal error', async () => {
  const compiled = compileDocument(parse('{ part { count } }'), { schema, operationName: undefined })
  if ('errors' in compiled) throw new Error('does not compile')
  const { data, errors } = await compiled.run(aRequestContext(), {})
  expect(data).toEqual({ part: { count: null } })
  expect(toShapes(errors)).toEqual([{ path: ['part', 'count'], extensions: {}, isFault: true }])
})

/** Path and extensions of an error, and whether it has an internal cause. */
function toShapes(errors: readonly GraphQLError[] | undefined) {
  return errors?.map(({ path, extensions, originalError }) => {
    const isFault = originalError !== undefined && !(originalError instanceof GraphQLError)
    return { path, extensions, isFault }
  })
}
