import type { MachineData } from '@ferrule/domain/machines/data/machine-data'
import type { TextKey } from '@ferrule/texts/catalogue'

type StoredKind = {
  name: TextKey
  purpose: TextKey
  retention: TextKey
  /** Undefined for what is not counted because the download leaves it out. */
  count: number | undefined
}

/** The kinds of data that are stored about a machine, with their purpose and how long they are stored. */
export function storedKinds({ moves, tickets, orderedParts, documents, advisories }: MachineData): StoredKind[] {
  const [whileListed, withoutEnd] = ['machine-data.while-listed', 'machine-data.without-end'] as const
  return [
    { name: 'machine-data.master', purpose: 'machine-data.master-purpose', retention: whileListed, count: 1 },
    { name: 'machine.software', purpose: 'machine-data.software-purpose', retention: whileListed, count: 1 },
    { name: 'machine-data.moves', purpose: 'machine-data.moves-purpose', retention: whileListed, count: moves.length },
    { name: 'ticket.title', purpose: 'machine-data.tickets-purpose', retention: withoutEnd, count: tickets.length },
    {
      name: 'machine.ordered-parts',
      purpose: 'machine-data.parts-purpose',
      retention: withoutEnd,
      count: orderedParts.length,
    },
    {
      name: 'machine.documents',
      purpose: 'machine-data.documents-purpose',
      retention: 'machine-data.ten-years',
      count: documents.length,
    },
    {
      name: 'advisory.title',
      purpose: 'machine-data.advisories-purpose',
      retention: whileListed,
      count: advisories.length,
    },
    {
      name: 'machine.tab.readings',
      purpose: 'machine-data.readings-purpose',
      retention: 'machine-data.two-years',
      count: undefined,
    },
    {
      name: 'machine-data.changes',
      purpose: 'machine-data.changes-purpose',
      retention: 'machine-data.two-years',
      count: undefined,
    },
  ]
}
