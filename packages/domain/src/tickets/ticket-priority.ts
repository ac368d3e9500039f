import type { TicketConcern } from './ticket-values.ts'

export const ticketPriorities = [1, 2, 3, 4] as const

/** 1 is the most urgent. */
export type TicketPriority = (typeof ticketPriorities)[number]

export type PriorityFacts = {
  concern: TicketConcern
  /** The service contract of the machine that is valid today. */
  contract: 'none' | 'care' | 'care-plus'
  isMachineStopped: boolean
}

/** A stopped machine comes first, and a contract raises every other ticket as well. */
export function findPriority({ concern, contract, isMachineStopped }: PriorityFacts): TicketPriority {
  if (isMachineStopped || concern === 'machine-stopped') return contract === 'none' ? 2 : 1
  if (concern === 'quality') return contract === 'care-plus' ? 2 : 3
  return contract === 'care-plus' ? 3 : 4
}
