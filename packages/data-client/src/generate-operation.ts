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
import { operationId } from './operation-id.ts'

export type OperationSource = { schema: string; source: string; file: string }

export type GeneratedOperation = {
  name: string
  /** As the data service knows it: the id is that of this text, to the last sign. */
  text: string
  /** The module beside the source: the types of the operation and its id. */
  module: string
}

/** Refuses what the schema does not know. */
export async function generateOperation({ schema, source, file }: OperationSource): Promise<GeneratedOperation> {
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
  const { name, kind } = theOperation(document, file)
  const text = `${print(document)}\n`
  const typeNames = `${name}${kind}, ${name}${kind}Variables`
  const constant = JSON.stringify({ name, id: operationId(text) }, null, 2)
  const module = [
    '// Made by packages/data-client/src/generate.ts from the .graphql file beside it.',
    "import type { Operation } from '@ferrule/data-client/operation'",
    '',
    types.trim(),
    '',
    `export const ${name}: Operation<${typeNames}> = ${constant}`,
    '',
  ].join('\n')
  return { name, text, module }
}

const typeSettings = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumType: 'string-literal',
  skipTypename: true,
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
