import { createLog } from '@ferrule/telemetry/log'
import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createGraphqlServer } from './graphql-server.ts'
import { aRequestContext } from './request-context.fixture.ts'
import { createSchema } from './schema.ts'

const schema = createSchema()

const withFields = (error: Error, fields: object) => Object.assign(error, fields)
const postgres = (message: string, code: string) =>
  withFields(new Error(message), { code, schema: 'public', table: 'product', query: 'select canary from product' })
const system = (code: string) =>
  withFields(new Error(`connect ${code} 10.1.2.3:5432`), { code, address: '10.1.2.3', port: 5432, syscall: 'connect' })

/** Errors that may be thrown below a resolver, each with internal details. */
const internalErrors: readonly (readonly [string, unknown])[] = [
  ['relation', postgres('relation "canary" does not exist', '42P01')],
  ['column', postgres('column product.canary does not exist', '42703')],
  ['syntax', postgres('syntax error at or near "canary"', '42601')],
  ['unique', postgres('duplicate key value violates unique constraint "canary_key"', '23505')],
  ['foreign key', postgres('violates foreign key constraint "canary_fkey"', '23503')],
  ['check', postgres('new row for relation "canary" violates check constraint', '23514')],
  ['not null', postgres('null value in column "canary"', '23502')],
  ['deadlock', postgres('deadlock detected: process 17 canary', '40P01')],
  ['serialization', postgres('could not serialize access canary', '40001')],
  ['statement timeout', postgres('canceling statement due to statement timeout', '57014')],
  ['lock timeout', postgres('canceling statement due to lock timeout', '55P03')],
  ['too many connections', postgres('sorry, too many clients already', '53300')],
  ['disk full', postgres('could not extend file "base/16384/canary"', '53100')],
  ['password', postgres('password authentication failed for user "canary"', '28P01')],
  ['no database', postgres('database "canary" does not exist', '3D000')],
  ['shut down', postgres('terminating connection due to administrator command', '57P01')],
  ['refused', system('ECONNREFUSED')],
  ['reset', system('ECONNRESET')],
  ['timed out', system('ETIMEDOUT')],
  ['unknown host', withFields(new Error('getaddrinfo ENOTFOUND canary.internal'), { hostname: 'canary.internal' })],
  ['broken pipe', system('EPIPE')],
  [
    'no file',
    withFields(new Error("ENOENT: no such file, open '/srv/canary/key.pem'"), { path: '/srv/canary/key.pem' }),
  ],
  ['no rights', withFields(new Error("EACCES: permission denied, open '/etc/canary'"), { path: '/etc/canary' })],
  ['undefined', new TypeError("Cannot read properties of undefined (reading 'canary')")],
  ['range', new RangeError('Maximum call stack size exceeded in canary')],
  ['JSON', new SyntaxError('Unexpected token c in JSON canary at position 0')],
  [
    'several',
    new AggregateError([new Error('canary one'), new Error('canary two')], 'All promises were rejected: canary'),
  ],
  ['with a cause', new Error('canary failed', { cause: new Error('http://canary.internal:9200/pages-en') })],
  ['a text', 'canary thrown as text'],
  ['an object', { message: 'canary', stack: 'at canary (/srv/app/canary.ts:1:1)' }],
  ['within ours', new GraphQLError('canary', { originalError: new Error('select canary from product') })],
]

describe('an internal error reveals nothing but the request id', () => {
  test.each(internalErrors)('%s', async (_, error) => {
    const lines: string[] = []
    const log = createLog({ service: 'test', write: (line) => lines.push(line) })
    const settings = { schema, log, operations: new Map<string, string>(), adHoc: true, introspection: false }
    const context = aRequestContext({ log })
    const search = { ...context.search, search: () => Promise.reject(error) }
    const query = '{ search(localeCode: "en", siteSlug: "", query: "a", page: 1) { total } }'
    const result = await createGraphqlServer(settings)(JSON.stringify({ query }), { ...context, search })
    expect(result.status).toBe(500)
    expect(JSON.parse(result.body)).toEqual({
      data: { search: null },
      errors: [{ message: 'Unexpected error', path: ['search'], extensions: { code: 'INTERNAL' } }],
    })
    expect(lines.join('')).toContain('graphql-fault')
  })
})
