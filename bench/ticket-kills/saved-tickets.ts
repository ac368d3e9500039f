import { asOwner } from '../support/own-database.ts'

export type SavedTicket = { id: string; subject: string; isWhole: boolean; isScanned: boolean }

/** Every ticket of the run, whether all that belongs to it is there once, and whether its picture was passed. */
export async function findSavedTickets(database: string): Promise<SavedTicket[]> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<SavedTicket>(`select id, subject,
        (select count(*) from ticket_words where ticket_id = ticket.id) = 1
        and (select count(*) from ticket_event where ticket_id = ticket.id) = 1
        and (select count(*) from ticket_attachment where ticket_id = ticket.id) = 1
        and (select count(*) from audit_event where action = 'open-ticket' and subject_id = ticket.id::text) = 1
        and (select count(*) from outgoing_mail where subject = '[' || number || '] ' || ticket.subject) = 1 as "isWhole",
        exists (select from ticket_attachment join upload on upload.id = upload_id
          where ticket_id = ticket.id and state = 'clean') as "isScanned"
      from ticket where subject like 'Kill %'`)
    return rows
  })
}
