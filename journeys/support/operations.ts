import { readFileSync } from 'node:fs'

const schema = readFileSync(new URL('../../packages/data-client/schema.graphql', import.meta.url), 'utf8')

/** Every query and mutation of the data service, from its schema. */
export function listOperations(): { kind: 'query' | 'mutation'; name: string }[] {
  return [...fieldsOf('Query', 'query'), ...fieldsOf('Mutation', 'mutation')]
}

function fieldsOf(type: string, kind: 'query' | 'mutation') {
  const [, block = ''] = new RegExp(`^type ${type} \\{$(.*?)^\\}`, 'ms').exec(schema) ?? []
  return [...block.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => ({ kind, name }))
}
