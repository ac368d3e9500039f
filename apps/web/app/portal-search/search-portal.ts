import type { Language } from '@ferrule/domain/locales/language'
import { type Right, rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import type { StatusTone } from '@ferrule/ui/status-badge'
import type { Texts } from '@ferrule/texts/load-texts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { toMachineLabels } from '../machines/machine-labels.ts'
import { queryTicketService } from '../tickets/query-ticket-service.ts'
import { toTicketLabels } from '../tickets/ticket-labels.ts'
import { SearchDesk, SearchMachines, SearchProducts, SearchTickets, SearchUsers } from './portal-search.generated.ts'

export const searchKinds = ['machines', 'tickets', 'desk', 'products', 'people'] as const
export type SearchKind = (typeof searchKinds)[number]

export type SearchHit = { href: string; title: string; detail: string; badge?: { label: string; tone: StatusTone } }
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[]; hasFailed?: boolean }

export type SearchContext = { portalHome: string; language: Language; texts: Texts; roles: readonly string[] }

type SearchArea = (search: string, context: SearchContext) => Promise<Omit<SearchGroup, 'kind'>>

/** The right that each kind needs; the data service decides again. */
const needs: Record<SearchKind, Right> = {
  machines: 'usesMachines',
  tickets: 'usesTickets',
  desk: 'worksServiceDesk',
  products: 'usesProducts',
  people: 'managesUsers',
}

/** The kinds that the user may search. An agent finds tickets in the queue of all customers instead. */
export function listSearchKinds(roles: readonly string[]): SearchKind[] {
  const rights = rightsOfRoles(roles)
  const isOwn = (kind: SearchKind) => kind !== 'tickets' && kind !== 'machines'
  return searchKinds.filter((kind) => rights[needs[kind]] && (isOwn(kind) || !rights.worksServiceDesk))
}

/** Searches one kind of record. */
export async function searchPortal(kind: SearchKind, search: string, context: SearchContext): Promise<SearchGroup> {
  try {
    return { kind, ...(await areas[kind](search, context)) }
  } catch {
    return { kind, total: 0, hits: [], hasFailed: true }
  }
}

const areas: Record<SearchKind, SearchArea> = {
  machines: async (search, { portalHome, texts, language }) => {
    const { inventory } = await queryDataService(SearchMachines, { search })
    const labels = toMachineLabels(texts, language)
    const hits = inventory.entries.map(({ machine }) => ({
      href: `${portalHome}/inventory/${machine.serialNumber}`,
      title: `${machine.model}, ${machine.serialNumber}`,
      detail: [machine.assetName, machine.plantName, machine.position].filter(Boolean).join(', '),
      badge: { label: labels.state(machine.state), tone: labels.tone(machine.state) },
    }))
    return { total: inventory.total, hits }
  },
  tickets: async (search, { portalHome, texts }) => {
    const { tickets } = await queryTicketService(SearchTickets, { search })
    const labels = toTicketLabels(texts)
    const hits = tickets.tickets.map((ticket) => ({
      href: `${portalHome}/tickets/${ticket.id}`,
      title: `${ticket.number}, ${ticket.subject}`,
      detail: [ticket.machineName, ticket.serialNumber].filter(Boolean).join(', '),
      badge: { label: labels.status(ticket.status), tone: labels.tone(ticket.status) },
    }))
    return { total: tickets.counts.all, hits }
  },
  desk: async (search, { portalHome }) => {
    const { deskQueue } = await queryDataService(SearchDesk, { search })
    const hits = deskQueue.entries.map(({ id, kind, number, subject, sender }) => ({
      href: `${portalHome}/service-desk/${kind === 'ticket' ? 'tickets' : 'requests'}/${id}`,
      title: `${number}, ${subject}`,
      detail: sender,
    }))
    return { total: deskQueue.counts.open, hits }
  },
  products: async (search, { portalHome, language }) => {
    const { productInformation } = await queryDataService(SearchProducts, { search, language })
    const hits = productInformation.products.map(({ slug, name, serialNumbers }) => ({
      href: `${portalHome}/product-information/${slug}`,
      title: name,
      detail: serialNumbers.slice(0, 3).join(', '),
    }))
    return { total: productInformation.total, hits }
  },
  people: async (search, { portalHome }) => {
    const { managedUsers } = await queryDataService(SearchUsers, { search })
    const hits = managedUsers.entries.map(({ id, name, email }) => ({
      href: `${portalHome}/user-admin/${id}`,
      title: name || email,
      detail: name ? email : '',
    }))
    return { total: managedUsers.total, hits }
  },
}
