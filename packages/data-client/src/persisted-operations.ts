import operations from '../persisted-operations.json' with { type: 'json' }
import { operationId } from './operation-id.ts'

/** Texts of all operations that our own clients send, by the id that they send instead of the text. */
export const operationsById: ReadonlyMap<string, string> = new Map(
  Object.values(operations).map((text) => [operationId(text), text]),
)
