import { deskFiguresQuery } from '@ferrule/domain/service-desk/desk-figures'
import { deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import type { Texts } from '@ferrule/texts/load-texts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { toSpreadsheet } from '../portal/list-columns.ts'
import { toDeskColumns } from '../service-desk/desk-columns.tsx'
import { DeskFigures } from '../service-desk/desk-figures.generated.ts'
import { DeskExport } from '../service-desk/desk-queue.generated.ts'
import { toFiguresSpreadsheet } from '../service-desk/figures-spreadsheet.ts'
import { toTicketColumns } from '../tickets/ticket-columns.tsx'
import { TicketExport } from '../tickets/tickets.generated.ts'
import type { ExportedTable } from './write-table.server.ts'

type ExportRequest = { headers: Record<string, string>; query: Record<string, string> }

/** The exportable lists by their name in the URL. */
export const exportedTables: Record<string, (request: ExportRequest, texts: Texts) => Promise<ExportedTable>> = {
  tickets: exportTickets,
  'service-desk': exportDesk,
  'desk-figures': exportDeskFigures,
}

async function exportTickets({ headers, query }: ExportRequest, texts: Texts): Promise<ExportedTable> {
  const { ticketExport } = await runOnDataService(TicketExport, ticketListQuery.parse(query), headers)
  return toSpreadsheet(texts('ticket.title'), toTicketColumns(texts), ticketExport)
}

async function exportDesk({ headers, query }: ExportRequest, texts: Texts): Promise<ExportedTable> {
  const { page: _, ...filters } = deskListQuery.parse(query)
  const { deskExport } = await runOnDataService(DeskExport, filters, headers)
  return toSpreadsheet(texts('desk.title'), toDeskColumns(texts), deskExport)
}

async function exportDeskFigures({ headers, query }: ExportRequest, texts: Texts): Promise<ExportedTable> {
  const { deskFigures } = await runOnDataService(DeskFigures, deskFiguresQuery.parse(query), headers)
  return toFiguresSpreadsheet(texts, deskFigures)
}
