import { servicePeople } from '@ferrule/seeds/organisations/members'
import { quotes, type SeedQuote } from '@ferrule/seeds/organisations/quotes'
import { stableId } from '../catalogue/stable-id.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { saveQuoteAnswer } from './quote-status-store.ts'
import { insertQuote, nextQuoteNumber } from './quote-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Inserts the demo quotes into an empty table only, because their numbers must not clash. */
export async function seedQuotes(db: Database, now: Date): Promise<number> {
  return withServiceScope(db, async (tx) => {
    const known = await tx.selectFrom('quote').select('id').limit(1).executeTakeFirst()
    if (known) return 0
    const personIds = await findPersonIds(tx)
    for (const [index, quote] of quotes.entries()) await seedQuote(tx, personIds, { quote, index, now })
    return quotes.length
  })
}

type Seeded = { quote: SeedQuote; index: number; now: Date }

async function seedQuote(
  tx: Queries,
  personIds: ReadonlyMap<string, string>,
  { quote, index, now }: Seeded,
): Promise<void> {
  const { organisation, machineName, serialNumber, note, currency, answer } = quote
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const id = stableId('quote', String(index))
  const createdAt = daysAgo(quote.requestedDaysAgo)
  const owner = {
    organisationId: stableId('organisation', organisation),
    plantId: stableId('plant', organisation, quote.plant),
    requestedBy: personIds.get(quote.requestedBy.email) ?? '',
  }
  const number = await nextQuoteNumber(tx, createdAt)
  const lines = quote.lines.map((line, place) => ({
    ...line,
    position: place + 1,
    partId: stableId('part', line.articleNumber),
  }))
  await insertQuote(tx, { id, number, ...owner, machineName, serialNumber, note, currency, createdAt }, lines)
  if (!answer) return
  await saveQuoteAnswer(tx, id, {
    answeredBy: personIds.get(servicePeople[0]?.email ?? '') ?? '',
    answeredAt: daysAgo(answer.daysAgo),
    answer: answer.text,
    deliveryDays: answer.deliveryDays,
    validUntil: daysAgo(answer.daysAgo - answer.validForDays)
      .toISOString()
      .slice(0, 10),
    unitPrices: lines.map(({ unitPrice }) => unitPrice ?? 0),
  })
}

async function findPersonIds(tx: Queries): Promise<Map<string, string>> {
  const emails = [...quotes.map(({ requestedBy }) => requestedBy), ...servicePeople].map(({ email }) => email)
  const people = await tx.selectFrom('person').where('email', 'in', emails).select(['email', 'id']).execute()
  return new Map(people.map(({ email, id }) => [email, id]))
}
