import { asOwner } from '../support/own-database.ts'

/** A ticket, with what somebody who looks for it knows. */
export type Sample = {
  id: string
  number: string
  word: string
  serialNumber: string
  plantId: string
  /** Whoever opened it. */
  subject: string
}

const largest = '000001'

/** Tickets from all over the table, none of two customers alike if there are enough of them. */
export function readSamples(database: string, count: number): Promise<Sample[]> {
  return read(database, { count, whose: '<>' })
}

/** Tickets of the customer who has by far the most. */
export function readSamplesOfLargest(database: string, count: number): Promise<Sample[]> {
  return read(database, { count, whose: '=' })
}

async function read(database: string, { count, whose }: { count: number; whose: '=' | '<>' }): Promise<Sample[]> {
  return asOwner(database, async (owner) => {
    const { rows } = await owner.query<Sample>(
      `select ticket.id, ticket.number, split_part(ticket.subject, ' ', 1) as word, serial_number as "serialNumber",
          plant_id as "plantId", person.subject
        from ticket tablesample system (least(100, 10000000.0 / (select count(*) from ticket)))
          join organisation on organisation.id = organisation_id join person on person.id = opened_by
        where organisation.number ${whose} $1 order by random() limit $2`,
      [largest, count],
    )
    return rows
  })
}
