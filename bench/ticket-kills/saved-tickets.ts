import { asOwner } from '../support/spawned-database.ts'

export type SavedTicket = { id: string; subject: string; isComplete: boolean; isScanned: boolean }

/** Finds every ticket of the run, whether each of its records exists once, and whether its picture was scanned. */
export async function findSavedTickets(database: string): Promise<SavedTicket[]> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<SavedTicket>(`select id, subject,
        (select count(*) from ticket_search where ticket_id = ticket.id) = 1
        and (select count(*) from ticket_event where ticket_id = ticket.id) = 1
        and (select count(*) from ticket_attachment where ticket_id = ticket.id) = 1
        and (select count(*) from audit_event where action = 'open-ticket' and subject_id = ticket.id::text) = 1
        and (select array_agg(kind order by kind) from outgoing_mail
          where subject = '[' || number || '] ' || ticket.subject) = array['ticket-news', 'ticket-opened'] as "isComplete",
        exists (select from ticket_attachment join upload on upload.id = upload_id
          where ticket_id = ticket.id and state = 'clean') as "isScanned"
      from ticket where subject like 'Kill %'`)
    return rows
  })
}
