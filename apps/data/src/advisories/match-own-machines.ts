import { type AnsweredMachine, advisoryStates, stateOfMachines } from '@ferrule/domain/advisories/advisory-answer'
import { createMatcher } from '@ferrule/domain/advisories/match-machine'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listAdvisories, listProducts } from './advisory-store.ts'
import { listMachineKinds, listOwnMachines, maxOwnMachines } from './affected-machine-store.ts'
import { createSelection, findAnswers, listFamilies, type MatchedAdvisory } from './concerned-machines.ts'
import { matchAllMachines } from './match-all-machines.ts'

type Matching = { today: string; machineIds?: readonly string[] }

/** Every advisory with the caller's machines that it concerns, or with some of them by id. */
export async function matchOwnMachines(
  tx: Queries,
  scope: Scope,
  { today, machineIds }: Matching,
): Promise<MatchedAdvisory[]> {
  const advisories = await listAdvisories(tx)
  const productsOf = await listProducts(
    tx,
    advisories.map(({ id }) => id),
  )
  const described = advisories.map((advisory) => ({ advisory, products: productsOf.get(advisory.id) ?? [] }))
  const families = listFamilies(described)
  const machines = await listOwnMachines(tx, scope, { families, machineIds })
  const answerOf = await findAnswers(tx, described, machines)
  const matched = described.map((one) => ({ ...one, machines: createSelection(one, today)(machines, answerOf) }))
  if (machineIds !== undefined || machines.length < maxOwnMachines) return matched
  return matchFurtherMachines(tx, scope, { matched, today })
}

/**
 * The customer has more machines. Those advisories whose state can change by them are matched with all machines; its
 * state is that of the most urgent one.
 */
async function matchFurtherMachines(
  tx: Queries,
  scope: Scope,
  { matched, today }: { matched: readonly MatchedAdvisory[]; today: string },
): Promise<MatchedAdvisory[]> {
  const kinds = await listMachineKinds(tx, scope)
  const urgencyOf = (machines: readonly AnsweredMachine[]) => advisoryStates.indexOf(stateOfMachines(machines, today))
  const open = matched.filter(({ products, machines }) => {
    // Patterns of serial numbers and models only reduce the machines of a product.
    const match = createMatcher(products.map((product) => ({ ...product, serials: [], models: [] })))
    const possible = kinds.map((kind) => ({ status: match({ ...kind, serialNumber: '', model: '' }), answer: null }))
    return urgencyOf(possible) < urgencyOf(machines)
  })
  const completed = await matchAllMachines(tx, scope, { described: open, today })
  const completedOf = new Map(completed.map((one) => [one.advisory.id, one]))
  return matched.map((one) => {
    const all = completedOf.get(one.advisory.id)
    return all && urgencyOf(all.machines) < urgencyOf(one.machines) ? all : one
  })
}
