import operations from '../persisted-operations.json' with { type: 'json' }
import { operationId } from './operation-id.ts'

/** Texts of all operations that our own clients send, by the id that they send instead of the text. */
export const operationsById = toOperationsById(operations)

/** Replaces the names in a file of persisted operations by ids. */
export function toOperationsById(operationsByName: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.values(operationsByName).map((text) => [operationId(text), text]))
}
