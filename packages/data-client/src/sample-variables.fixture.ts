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

/** A parsed operation with its variables. */
export type RequestedOperation = { name: string; text: string; variables: { name: string; type: GraphQLInputType }[] }

export function parseRequestedOperation(text: string, schema: GraphQLSchema): RequestedOperation {
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation')
  const toVariable = ({ variable, type }: VariableDefinitionNode) => ({
    name: variable.name.value,
    // Every operation is validated against this schema, so its variables are input types.
    type: typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType,
  })
  return {
    name: definition.name?.value ?? '',
    text,
    variables: (definition.variableDefinitions ?? []).map(toVariable),
  }
}

/** The minimal variables that the schema accepts. They name no record and fail validation, so they change nothing. */
export function sampleVariables({ variables }: RequestedOperation): Record<string, unknown> {
  return Object.fromEntries(
    variables.flatMap(({ name, type }) => (isNonNullType(type) ? [[name, sampleOf(type.ofType)]] : [])),
  )
}

/** The minimal value of an input type: an empty list, or an input object with its required fields. */
export function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return { Int: 1, Float: 1, Boolean: false }[type.name] ?? 'x'
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]))
}
