import operations from '../persisted-operations.json' with { type: 'json' }
import { operationId } from './operation-id.ts'

/** Texts of the operations by name. */
export const persistedOperations: Readonly<Record<string, string>> = operations

export function operationIdOf(name: string): string {
  const text = persistedOperations[name]
  if (text === undefined) throw new Error(`no page sends the operation ${name}`)
  return operationId(text)
}
