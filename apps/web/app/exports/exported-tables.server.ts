import { deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import type { Texts } from '@ferrule/texts/load-texts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { toSpreadsheet } from '../portal/list-columns.ts'
import { toDeskColumns } from '../service-desk/desk-columns.tsx'
import { DeskExport } from '../service-desk/desk-queue.generated.ts'
import { toTicketColumns } from '../tickets/ticket-columns.tsx'
import { TicketExport } from '../tickets/tickets.generated.ts'
import type { ExportedTable } from './write-table.server.ts'

type ExportRequest = { headers: Record<string, string>; query: Record<string, string> }

/** The exportable lists by their name in the URL. */
export const exportedTables: Record<string, (request: ExportRequest, texts: Texts) => Promise<ExportedTable>> = {
  tickets: exportTickets,
  'service-desk': exportDesk,
}

async function exportTickets({ headers, query }: ExportRequest, texts: Texts): Promise<ExportedTable> {
  const { ticketExport } = await runOnDataService(TicketExport, ticketListQuery.parse(query), headers)
  return toSpreadsheet(texts('ticket.title'), toTicketColumns(texts), ticketExport)
}

async function exportDesk({ headers, query }: ExportRequest, texts: Texts): Promise<ExportedTable> {
  const { group, kind, search } = deskListQuery.parse(query)
  const { deskExport } = await runOnDataService(DeskExport, { group, kind, search }, headers)
  return toSpreadsheet(texts('desk.title'), toDeskColumns(texts), deskExport)
}
