import type { Operation } from '@ferrule/data-client/operation'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

/**
 * Queries the catalogue. The answer is cached in this process until an import changes the catalogue, so the variables
 * must not come from the query of a URL: anyone can request any number of those.
 */
export async function queryCatalogue<Result, Variables>(
  { reading }: Pick<Visit, 'reading'>,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const run = () => runOnDataService(operation, variables)
  if (reading.fresh) return run()
  const answer = await getServices().catalogue.get(`${operation.id} ${JSON.stringify(variables)}`, run)
  return answer ?? run()
}
