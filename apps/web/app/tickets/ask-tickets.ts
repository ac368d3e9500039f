import type { Operation } from '@ferrule/data-client/operation'
import { askData } from '../sign-in/ask-data.ts'

/** Asks about tickets under the address of their own: an operator may have another service answer there. */
export function askTickets<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: { nullIsAnswer?: boolean } = {},
): Promise<Result> {
  return askData(operation, variables, { endpoint: 'tickets', ...options })
}
