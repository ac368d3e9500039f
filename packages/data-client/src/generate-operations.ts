import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql'
import { operationId } from './operation-id.ts'

export type OperationSource = { schema: string; source: string; file: string }

export type GeneratedOperations = {
  /** The text is normalised and contains the fragments it uses; the id is the hash of exactly this text. */
  operations: { name: string; text: string }[]
  /** The generated TypeScript module beside the source: the types of the operations and their ids. */
  module: string
}

/** Throws for an operation that is invalid against the schema. */
export async function generateOperations({ schema, source, file }: OperationSource): Promise<GeneratedOperations> {
  const document = parse(source)
  // Each file contains the fragments it uses, so the rule against unused fragments stays on.
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
  const operations = Object.entries(separateOperations(document)).map(([name, operation]) => {
    if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${file}: the operation needs a name with a capital first letter`)
    const kind = isMutation(operation) ? 'Mutation' : 'Query'
    const text = `${print(operation)}\n`
    const constant = JSON.stringify({ name, id: operationId(text) }, null, 2)
    const typed = `export const ${name}: Operation<${name}${kind}, ${name}${kind}Variables> = ${constant}`
    return { name, text, typed }
  })
  const module = [
    '// Made by packages/data-client/src/generate.ts from the .graphql file beside it.',
    "import type { Operation } from '@ferrule/data-client/operation'",
    '',
    types.trim(),
    ...operations.flatMap(({ typed }) => ['', typed]),
    '',
  ].join('\n')
  return { operations, module }
}

const typeSettings = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  enumType: 'string-literal',
  skipTypename: true,
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation')
}
