import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  validate,
} from 'graphql'

export type OperationSource = { schema: string; source: string; file: string }

/** The module of one operation: its types and its text. Refuses what the schema does not know. */
export async function generateOperation({ schema, source, file }: OperationSource): Promise<string> {
  const document = parse(source)
  // Each file carries the fragments it uses, so a rule about unused ones stays on.
  const errors = validate(buildSchema(schema), document, specifiedRules)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const types = await codegen({
    schema: parse(schema),
    documents: [{ location: file, document }],
    filename: file,
    config: {},
    plugins: [{ types: typeSettings }],
    pluginMap: { types: operationTypes },
  })
  return [
    '// Made by packages/data-client/src/generate.ts from the .graphql file beside it.',
    "import type { Operation } from '@ferrule/data-client/operation'",
    '',
    types.trim(),
    '',
    toConstant(document, file),
    '',
  ].join('\n')
}

const typeSettings = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumType: 'string-literal',
  skipTypename: true,
}

function toConstant(document: DocumentNode, file: string): string {
  const { name, kind } = theOperation(document, file)
  const types = `${name}${kind}, ${name}${kind}Variables`
  return `export const ${name}: Operation<${types}> = ${JSON.stringify({ name, text: print(document) }, null, 2)}`
}

function theOperation(document: DocumentNode, file: string): { name: string; kind: 'Query' | 'Mutation' } {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  const name = operation?.name?.value ?? ''
  if (!operation || operations.length > 1) throw new Error(`${file}: one operation a file`)
  if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${file}: the operation needs a name in capitals`)
  return { name, kind: operation.operation === 'mutation' ? 'Mutation' : 'Query' }
}
