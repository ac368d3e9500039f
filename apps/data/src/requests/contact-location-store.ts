import type { Queries } from '../postgres/database.ts'

export type ContactLocation = {
  id: string
  name: string
  city: string
  country: string
  telephone: string
  teamAddress: string
}

/** Locations that a request can be addressed to. */
export async function listContactLocations(db: Queries): Promise<ContactLocation[]> {
  return db.selectFrom('contactLocation').selectAll().orderBy('country').orderBy('city').execute()
}

export async function findContactLocation(db: Queries, id: string): Promise<ContactLocation | undefined> {
  return db.selectFrom('contactLocation').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveContactLocations(db: Queries, locations: ContactLocation[]): Promise<void> {
  await db
    .insertInto('contactLocation')
    .values(
      locations.map(({ id, name, city, country, telephone, teamAddress }) => ({
        id,
        name,
        city,
        country,
        telephone,
        teamAddress,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        city: row.ref('excluded.city'),
        country: row.ref('excluded.country'),
        telephone: row.ref('excluded.telephone'),
        teamAddress: row.ref('excluded.teamAddress'),
      })),
    )
    .execute()
}
