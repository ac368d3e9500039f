/** The counts that the dashboard knows about the user's areas; undefined for an area without access. */
export type DashboardFacts = {
  waitingTickets?: number | undefined
  stoppedMachines?: number | undefined
  openAdvisories?: number | undefined
  accessRequests?: number | undefined
  endingAccesses?: number | undefined
}

export const needKinds = [
  'waiting-tickets',
  'stopped-machines',
  'open-advisories',
  'access-requests',
  'ending-accesses',
] as const

export type NeedKind = (typeof needKinds)[number]

export type Need = { kind: NeedKind; count: number }

const countOf: Record<NeedKind, (facts: DashboardFacts) => number | undefined> = {
  'waiting-tickets': ({ waitingTickets }) => waitingTickets,
  'stopped-machines': ({ stoppedMachines }) => stoppedMachines,
  'open-advisories': ({ openAdvisories }) => openAdvisories,
  'access-requests': ({ accessRequests }) => accessRequests,
  'ending-accesses': ({ endingAccesses }) => endingAccesses,
}

/** Lists the tasks of the user, the most urgent first. A count of zero is left out. */
export function listNeeds(facts: DashboardFacts): Need[] {
  return needKinds.map((kind) => ({ kind, count: countOf[kind](facts) ?? 0 })).filter(({ count }) => count > 0)
}
