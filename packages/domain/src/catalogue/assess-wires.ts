import { matchProcess, type ProcessLimits, type ProcessMatch, type ProcessRequirements } from './match-process.ts'

/** The most wires of one worksheet. */
export const maxWires = 10

type Machine = { slug: string; ability: ProcessLimits }

/** A machine with one match for each wire, in the order of the wires. */
export type AssessedMachine<M extends Machine = Machine> = M & {
  matches: ProcessMatch[]
  covered: number
  partly: number
  /** Requirements of all wires that it does not meet. */
  missed: number
}

/**
 * Assesses every machine for every wire. The machine that covers most wires comes first, then the one that covers most
 * others partly, then the one that misses fewest requirements, then the one with the smallest maximum cross-section: a
 * larger machine is not needed.
 */
export function assessWires<M extends Machine>(
  wires: readonly ProcessRequirements[],
  machines: readonly M[],
): AssessedMachine<M>[] {
  return machines
    .map((machine) => {
      const matches = wires.map((wire) => matchProcess(wire, machine.ability))
      const missed = matches.reduce((sum, { misfits }) => sum + misfits.length, 0)
      return { ...machine, matches, covered: countOf('yes', matches), partly: countOf('partly', matches), missed }
    })
    .toSorted(byFit)
}

function countOf(fits: ProcessMatch['fits'], matches: readonly ProcessMatch[]): number {
  return matches.filter((match) => match.fits === fits).length
}

function byFit(one: AssessedMachine, other: AssessedMachine): number {
  return (
    other.covered - one.covered ||
    other.partly - one.partly ||
    one.missed - other.missed ||
    Math.sign(sizeOf(one) - sizeOf(other)) ||
    (one.slug < other.slug ? -1 : 1)
  )
}

/** A machine without a stated maximum comes last. */
function sizeOf({ ability }: Machine): number {
  return ability.crossSectionMm2?.maximum ?? Number.MAX_VALUE
}

type Matches = { matches: readonly Pick<ProcessMatch, 'fits'>[] }

/**
 * Keeps the first machines, at most `limit`. A wire that none of them covers replaces the last one by the first machine
 * that covers it. Machines that miss several requirements of every wire are left out.
 */
export function chooseMachines<M extends { matches: readonly ProcessMatch[] }>(
  assessed: readonly M[],
  limit: number,
): M[] {
  const useful = assessed.filter(({ matches }) => matches.some(({ misfits }) => misfits.length <= 1))
  const [best] = useful
  if (!best) return []
  const chosen = new Set([best])
  for (const wire of best.matches.keys()) {
    if ([...chosen].some((machine) => covers(machine, wire))) continue
    const specialist = useful.find((machine) => covers(machine, wire))
    if (specialist && chosen.size < limit) chosen.add(specialist)
  }
  for (const machine of useful) if (chosen.size < limit) chosen.add(machine)
  return useful.filter((machine) => chosen.has(machine))
}

export type BestFit<M> = {
  machine: M
  /** Positions of the wires that it covers. */
  covered: number[]
  /** The first other machine for wires that it does not cover. */
  others: { machine: M; wires: number[] }[]
  /** Positions of the wires that no machine covers. */
  open: number[]
}

/** The first machine, if it covers a wire, and the machines for the other wires. */
export function findBestFit<M extends Matches>(assessed: readonly M[]): BestFit<M> | undefined {
  const [machine] = assessed
  if (!machine?.matches.some(({ fits }) => fits === 'yes')) return undefined
  const positions = [...machine.matches.keys()]
  const byMachine = Map.groupBy(positions, (wire) => assessed.find((one) => covers(one, wire)))
  return {
    machine,
    covered: byMachine.get(machine) ?? [],
    others: [...byMachine].flatMap(([other, wires]) => (other && other !== machine ? [{ machine: other, wires }] : [])),
    open: byMachine.get(undefined) ?? [],
  }
}

function covers({ matches }: Matches, wire: number): boolean {
  return matches[wire]?.fits === 'yes'
}
