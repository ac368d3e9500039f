import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql'

/** The name of an operation and what it can be given. */
export type AskedOperation = { name: string; text: string; variables: { name: string; type: GraphQLInputType }[] }

export function readAskedOperation(text: string, schema: GraphQLSchema): AskedOperation {
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation')
  const toVariable = ({ variable, type }: VariableDefinitionNode) => ({
    name: variable.name.value,
    // Every operation was checked against this schema: its variables are inputs.
    type: typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType,
  })
  return {
    name: definition.name?.value ?? '',
    text,
    variables: (definition.variableDefinitions ?? []).map(toVariable),
  }
}

/** The least that the schema takes. It names nothing that exists and no rule would accept it, so it changes nothing. */
export function sampleVariables({ variables }: AskedOperation): Record<string, unknown> {
  return Object.fromEntries(
    variables.flatMap(({ name, type }) => (isNonNullType(type) ? [[name, sampleOf(type.ofType)]] : [])),
  )
}

/** Of a list, nothing; of an input, what it cannot do without. */
export function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return { Int: 1, Float: 1, Boolean: false }[type.name] ?? 'x'
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]))
}
