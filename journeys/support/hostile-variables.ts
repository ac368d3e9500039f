import { type RequestedOperation, sampleOf, sampleVariables } from '@ferrule/data-client/sample-variables.fixture'
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'

/** Variants of an operation's sample variables, each with this text in one of the string positions. */
export function hostileVariables(operation: RequestedOperation, text: string): Record<string, unknown>[] {
  return operation.variables.flatMap(({ name, type }) =>
    fillings(type, text).map((value) => ({ ...sampleVariables(operation), [name]: value })),
  )
}

function fillings(type: GraphQLInputType, text: string): unknown[] {
  if (isNonNullType(type)) return fillings(type.ofType, text)
  if (isListType(type)) return fillings(type.ofType, text).map((one) => [one])
  if (isEnumType(type)) return []
  if (!isInputObjectType(type)) return ['String', 'ID'].includes(type.name) ? [text] : []
  const plain = Object(sampleOf(type))
  return Object.values(type.getFields()).flatMap((field) =>
    fillings(field.type, text).map((value) => ({ ...plain, [field.name]: value })),
  )
}
