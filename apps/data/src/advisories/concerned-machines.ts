import { type AdvisoryState, advisoryStates, stateOfMachine } from '@ferrule/domain/advisories/advisory-answer'
import { createMatcher, type MachineStatus } from '@ferrule/domain/advisories/match-machine'
import type { Queries } from '../postgres/database.ts'
import type { AdvisoryRow, listProducts } from './advisory-store.ts'
import { listAnswers, type OwnMachine, type StoredAnswer } from './affected-machine-store.ts'

export type AdvisoryMachine = OwnMachine & { status: MachineStatus; state: AdvisoryState; answer: StoredAnswer | null }

type Products = NonNullable<ReturnType<Awaited<ReturnType<typeof listProducts>>['get']>>

export type DescribedAdvisory = { advisory: AdvisoryRow; products: Products }

/** `machines` are without those that are not affected. */
export type MatchedAdvisory = DescribedAdvisory & { machines: AdvisoryMachine[] }

export function listFamilies(described: readonly Pick<DescribedAdvisory, 'products'>[]): string[] {
  return [...new Set(described.flatMap(({ products }) => products.flatMap(({ family }) => family ?? [])))]
}

type Answers = ReadonlyMap<string, StoredAnswer>

/** The answers for machines, by the ids of advisory and machine. */
export async function findAnswers(
  tx: Queries,
  described: readonly DescribedAdvisory[],
  machines: readonly OwnMachine[],
): Promise<Answers> {
  const advisoryIds = described.map(({ advisory }) => advisory.id)
  const answers = await listAnswers(tx, { advisoryIds, machineIds: machines.map(({ id }) => id) })
  return new Map(answers.map((answer) => [`${answer.advisoryId} ${answer.machineId}`, answer]))
}

/** Reads the patterns of an advisory once, for any number of machines. Returns those that it concerns. */
export function createSelection({ advisory, products }: DescribedAdvisory, today: string) {
  const match = createMatcher(products)
  const families = new Set(products.map(({ family }) => family))
  return (machines: readonly OwnMachine[], answerOf: Answers) =>
    machines.flatMap((machine): AdvisoryMachine[] => {
      // Most machines belong to other families, for which a lookup is cheaper than the matcher.
      if (!families.has(machine.family)) return []
      const status = match(machine)
      if (status === 'not-affected') return []
      const answered = { status, answer: answerOf.get(`${advisory.id} ${machine.id}`) ?? null }
      return [{ ...machine, ...answered, state: stateOfMachine(answered, today) }]
    })
}

/** The most urgent ones first. */
export function inUrgency(machines: readonly AdvisoryMachine[]): AdvisoryMachine[] {
  const urgency = ({ state }: AdvisoryMachine) => advisoryStates.indexOf(state)
  return machines.toSorted((one, other) => urgency(one) - urgency(other))
}
