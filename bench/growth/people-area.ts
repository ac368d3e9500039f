import type { Sizes } from '../user-admin/filling-steps.ts'
import { queryNames, toAdministrator, toUserAdminQuery } from '../user-admin/user-admin-queries.ts'
import { ensureUserDatabase } from '../user-admin/user-database.ts'
import type { GrowthArea, TimedQuery } from './measure-growth.ts'
import { startPortalServices } from './portal-services.ts'

const sizes: Sizes[] = [1, 10, 100].map((factor) => ({ organisations: 100 * factor, users: 1000 * factor }))

/** Lists, filters, searches and records of user administration. */
export async function startPeople(cleanup: AsyncDisposableStack): Promise<GrowthArea[]> {
  const services = await startPortalServices(cleanup, { name: 'people', sizes, fill: ensureUserDatabase })
  const toTimed = (name: (typeof queryNames)[number]): TimedQuery => {
    return (place, round) => {
      const service = services[place]
      if (!service) throw new Error(`no users ${place}`)
      const sample = { round, sizes: service.size }
      return service.client.timeOperation(toAdministrator(name, sample), toUserAdminQuery(name, sample))
    }
  }
  const queries = Object.fromEntries(queryNames.map((name) => [name, toTimed(name)]))
  return [{ name: 'people', records: 'users', sizes: sizes.map(({ users }) => users), queries }]
}
