import { type AdvisoryState, stateOfMachine } from '@ferrule/domain/advisories/advisory-answer'
import { createMatcher, type MachineStatus } from '@ferrule/domain/advisories/match-machine'
import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { type AdvisoryRow, listAdvisories, listProducts } from './advisory-store.ts'
import { listAnswers, listOwnMachines, type OwnMachine, type StoredAnswer } from './affected-machine-store.ts'

export type AdvisoryMachine = OwnMachine & { status: MachineStatus; state: AdvisoryState; answer: StoredAnswer | null }

type Products = NonNullable<ReturnType<Awaited<ReturnType<typeof listProducts>>['get']>>

export type MatchedAdvisory = {
  advisory: AdvisoryRow
  products: Products
  /** Without machines that are not affected. */
  machines: AdvisoryMachine[]
}

type Matching = { today: string; machineId?: string }

/** Every advisory with the caller's machines that it concerns, or with one of them. */
export async function matchOwnMachines(
  tx: Queries,
  scope: Scope,
  { today, machineId }: Matching,
): Promise<MatchedAdvisory[]> {
  const advisories = await listAdvisories(tx)
  const advisoryIds = advisories.map(({ id }) => id)
  const products = await listProducts(tx, advisoryIds)
  const families = new Set([...products.values()].flat().flatMap(({ family }) => family ?? []))
  const machines = await listOwnMachines(tx, scope, { families: [...families], machineId })
  const answers = await listAnswers(tx, { advisoryIds, machineIds: machines.map(({ id }) => id) })
  const answerOf = new Map(answers.map((answer) => [`${answer.advisoryId} ${answer.machineId}`, answer]))
  return advisories.map((advisory) => {
    const described = products.get(advisory.id) ?? []
    const match = createMatcher(described)
    const concerned = machines.flatMap((machine): AdvisoryMachine[] => {
      const status = match(machine)
      if (status === 'not-affected') return []
      const answered = { status, answer: answerOf.get(`${advisory.id} ${machine.id}`) ?? null }
      return [{ ...machine, ...answered, state: stateOfMachine(answered, today) }]
    })
    return { advisory, products: described, machines: concerned }
  })
}
