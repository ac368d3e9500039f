import { ownedMachines } from '@ferrule/seeds/organisations/machines'
import { members, servicePeople } from '@ferrule/seeds/organisations/members'
import { organisations } from '@ferrule/seeds/organisations/organisations'
import { ticketsBefore } from '@ferrule/seeds/organisations/tickets'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import { seedNotifications } from '../notifications/seed-notifications.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { seedTickets } from '../tickets/seed-tickets.ts'

const organisationId = (number: string) => stableId('organisation', number)
const plantId = (organisation: string, plant: string) => stableId('plant', organisation, plant)
const machineId = (serialNumber: string) => stableId('machine', serialNumber)

/** Inserts the demo customers into an empty table; later changes stay. */
export async function seedOrganisations(db: Database): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const known = await tx.selectFrom('organisation').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    await insertOrganisations(tx)
    await insertPeople(tx)
    await insertMachines(tx)
    const ids = { organisationId, plantId, machineId, personId: (email: string) => findPersonId(tx, email) }
    const now = new Date()
    const tickets = ticketsBefore(now)
    await seedTickets(tx, ids, tickets)
    await seedNotifications(tx, ids, { tickets, now })
    return organisations.length
  })
}

async function insertOrganisations(tx: Queries): Promise<void> {
  await tx
    .insertInto('organisation')
    .values(organisations.map(({ number, name, country }) => ({ id: organisationId(number), number, name, country })))
    .execute()
  await tx
    .insertInto('plant')
    .values(
      organisations.flatMap(({ number, plants }) =>
        plants.map(({ name, city, country, timeZone }) => ({
          id: plantId(number, name),
          organisationId: organisationId(number),
          name,
          city,
          country,
          timeZone,
        })),
      ),
    )
    .execute()
}

/** Skips existing people, who may have signed in before the demo data was inserted. */
async function insertPeople(tx: Queries): Promise<void> {
  const people = [...members, ...servicePeople]
  await tx
    .insertInto('person')
    .values(
      people.map(({ email, firstName, lastName }) => ({
        id: stableId('person', email),
        email,
        firstName,
        lastName,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  for (const { email, organisations: numbers } of members) {
    const personId = await findPersonId(tx, email)
    await tx
      .insertInto('membership')
      .values(numbers.map((number) => ({ personId, organisationId: organisationId(number) })))
      .execute()
  }
}

async function findPersonId(tx: Queries, email: string): Promise<string> {
  const { id } = await tx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return id
}

async function insertMachines(tx: Queries): Promise<void> {
  await tx
    .insertInto('machine')
    .values(
      ownedMachines.map(({ organisation, plant, ...machine }) => ({
        id: machineId(machine.serialNumber),
        organisationId: organisationId(organisation),
        plantId: plantId(organisation, plant),
        productSlug: machine.productSlug,
        model: machine.model,
        serialNumber: machine.serialNumber,
        assetName: machine.assetName,
        position: machine.position,
        state: machine.state,
        softwareVersion: machine.softwareVersion,
        contract: machine.contract,
        commissionedOn: sql<Date>`${machine.commissionedOn}::date`,
        warrantyUntil: sql<Date>`${machine.warrantyUntil}::date`,
        contractUntil: sql<Date | null>`${machine.contractUntil}::date`,
      })),
    )
    .execute()
}
