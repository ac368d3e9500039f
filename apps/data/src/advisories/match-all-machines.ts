import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listAdvisories, listProducts } from './advisory-store.ts'
import { listOwnMachinePage, type OwnMachine, ownMachinesOfOnePage } from './affected-machine-store.ts'
import {
  createSelection,
  type DescribedAdvisory,
  findAnswers,
  inUrgency,
  listFamilies,
  type MatchedAdvisory,
} from './concerned-machines.ts'

/** More than a page shows well. As the first ones are answered, the next ones take their places. */
const maxMachines = 1000

/** Advisories with the most urgent of all machines of the caller that they concern, read in pages. */
export async function matchAllMachines(
  tx: Queries,
  scope: Scope,
  { described, today }: { described: readonly DescribedAdvisory[]; today: string },
): Promise<MatchedAdvisory[]> {
  const families = listFamilies(described)
  const selections = described.map((one) => createSelection(one, today))
  let machines = described.map((): MatchedAdvisory['machines'] => [])
  for (const organisationId of described.length === 0 ? [] : scope.organisationIds) {
    for (let after: OwnMachine | undefined, isLast = false; !isLast; ) {
      const page = await listOwnMachinePage(tx, scope, { organisationId, families, after })
      const answerOf = await findAnswers(tx, described, page)
      machines = selections.map((select, index) =>
        inUrgency([...(machines[index] ?? []), ...select(page, answerOf)]).slice(0, maxMachines),
      )
      after = page.at(-1)
      isLast = page.length < ownMachinesOfOnePage
    }
  }
  return described.map((one, index) => ({ ...one, machines: machines[index] ?? [] }))
}

/** One advisory; undefined for an unknown one. */
export async function matchOneAdvisory(
  tx: Queries,
  scope: Scope,
  { trackingId, today }: { trackingId: string; today: string },
): Promise<MatchedAdvisory | undefined> {
  const advisory = (await listAdvisories(tx)).find((one) => one.trackingId === trackingId)
  if (!advisory) return undefined
  const products = (await listProducts(tx, [advisory.id])).get(advisory.id) ?? []
  const [matched] = await matchAllMachines(tx, scope, { described: [{ advisory, products }], today })
  return matched
}
