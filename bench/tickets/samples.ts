import { asOwner } from '../support/spawned-database.ts'

/** A ticket with the values that a user searches for. */
export type Sample = {
  id: string
  number: string
  word: string
  serialNumber: string
  plantId: string
  /** The subject claim of the person who opened it. */
  subject: string
}

const largest = '000001'

/** Random tickets of the whole table, except those of the largest customer. */
export function readSamples(database: string, count: number): Promise<Sample[]> {
  return read(database, { count, whose: '<>' })
}

/** Random tickets of the largest customer. */
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
