import type { Operation } from '@ferrule/data-client/operation'
import { queryDataService } from '../data-service/query-data-service.ts'

/** Queries tickets at their own endpoint, because an operator can configure another ticketing service for it. */
export function queryTicketService<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: { allowNull?: boolean } = {},
): Promise<Result> {
  return queryDataService(operation, variables, { endpoint: 'tickets', ...options })
}
