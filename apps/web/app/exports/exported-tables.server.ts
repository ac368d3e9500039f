import { deskWishes } from '@ferrule/domain/service-desk/desk-list'
import { ticketWishes } from '@ferrule/domain/tickets/ticket-list'
import type { Texts } from '@ferrule/texts/load-texts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { DeskExport } from '../service-desk/desk-export.generated.ts'
import { toDeskWords } from '../service-desk/desk-words.ts'
import { TicketExport } from '../tickets/ticket-export.generated.ts'
import { toTicketWords } from '../tickets/ticket-words.ts'
import type { ExportedTable } from './write-table.server.ts'

type Reader = { headers: Record<string, string>; wishes: Record<string, string> }

/** Every list that can be taken along, by the name in its address. */
export const exportedTables: Record<string, (reader: Reader, texts: Texts) => Promise<ExportedTable>> = {
  tickets: exportTickets,
  'service-desk': exportDesk,
}

async function exportTickets({ headers, wishes }: Reader, texts: Texts): Promise<ExportedTable> {
  const { ticketExport } = await runOnDataService(TicketExport, ticketWishes.parse(wishes), headers)
  const words = toTicketWords(texts)
  return {
    name: texts('ticket.title'),
    head: [
      texts('ticket.column.id'),
      texts('ticket.column.type'),
      texts('ticket.column.subject'),
      texts('ticket.column.machine'),
      texts('ticket.column.serial-number'),
      texts('ticket.column.concern'),
      texts('ticket.column.status'),
      texts('ticket.column.contact'),
      texts('ticket.column.created-on'),
      texts('ticket.column.replies'),
    ],
    rows: ticketExport.map((ticket) => [
      ticket.number,
      words.type(ticket.type),
      ticket.subject,
      ticket.machineName,
      ticket.serialNumber,
      words.concern(ticket.concern),
      words.status(ticket.status),
      ticket.contact ?? '',
      new Date(ticket.createdAt),
      ticket.replies,
    ]),
  }
}

async function exportDesk({ headers, wishes }: Reader, texts: Texts): Promise<ExportedTable> {
  const { group, kind, search } = deskWishes.parse(wishes)
  const { deskExport } = await runOnDataService(DeskExport, { group, kind, search }, headers)
  const words = toDeskWords(texts)
  return {
    name: texts('desk.title'),
    head: [
      texts('desk.column.number'),
      texts('desk.column.kind'),
      texts('ticket.column.subject'),
      texts('desk.column.sender'),
      texts('ticket.column.status'),
      texts('desk.column.assignee'),
      texts('ticket.column.created-on'),
      texts('desk.column.due'),
    ],
    rows: deskExport.map((entry) => [
      entry.number,
      words.kind(entry.kind),
      entry.subject,
      entry.sender,
      words.state(entry),
      entry.assignee ?? '',
      new Date(entry.createdAt),
      new Date(entry.dueAt),
    ]),
  }
}
