import { randomBytes } from 'node:crypto'
import type { NamedRecord } from '@ferrule/data-client/operation-access-row.fixture'
import { type RequestedOperation } from '@ferrule/data-client/sample-variables.fixture'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { ownedMachines } from '@ferrule/seeds/organisations/machines'
import { parts } from '@ferrule/seeds/parts/parts'
import { findAdministered, isAdministered } from './administered-records.ts'
import { queryAs, type Persona, personas } from './personas.ts'
import { credentialIds } from './temporary-user.ts'

/** The ids of a persona's own record, of a record of another customer, and of a missing one. */
export type Ids = { own: string | undefined; foreign: string; missing: string }

type Operations = ReadonlyMap<string, RequestedOperation>
type Found = { plants: { id: string }[]; machines: { id: string }[]; tickets: { tickets: { id: string }[] } }

/** Finds or creates the records of two customers, and returns a function that gives the ids for a persona. */
export async function findRecords(operations: Operations) {
  const [first, second] = personas.filter(({ roles, organisation }) => organisation && rightsOfRoles(roles).usesTickets)
  if (!first || !second) throw new Error('two customers with tickets are needed')
  const owned = { [first.who]: await findOwned(first, operations), [second.who]: await findOwned(second, operations) }
  const orderId = await sendOrder(operations, first, owned[first.who]?.plant ?? '')
  const quoteNumber = await requestQuote(operations, first, owned[first.who]?.plant ?? '')
  const savedRequest = await saveRequest(operations, first)
  const secrets = { receipt: savedRequest.token, comparison: await shareComparison(operations) }
  return async (persona: Persona, record: NamedRecord): Promise<Ids> => {
    const other = persona.who === first.who ? second : first
    if (record === 'receipt' || record === 'comparison') return toSecretIds(secrets[record])
    // Only service agents can read requests by id.
    if (record === 'request')
      return { own: undefined, foreign: requestOf(secrets.receipt), missing: crypto.randomUUID() }
    // Agents share the records of the desk, and a store test withdraws the link of another organisation.
    if (
      record === 'desk view' ||
      record === 'change of tickets' ||
      record === 'link to machine data' ||
      record === 'push subscription'
    )
      return { own: undefined, foreign: crypto.randomUUID(), missing: crypto.randomUUID() }
    if (record === 'invitation' || record === 'release subscription' || record === 'token of machine data')
      return { own: undefined, foreign: newToken(), missing: newToken() }
    if (isAdministered(record)) return findAdministered(operations, persona, record)
    if (record === 'session') return { own: undefined, foreign: sessionOf(other), missing: crypto.randomUUID() }
    if (record === 'device') return { own: undefined, foreign: await passwordOf(other), missing: crypto.randomUUID() }
    if (record === 'serial number') return toSerialNumbers(persona, other)
    if (record === 'software') return toSoftware(persona)
    if (record === 'link of phone' || record === 'link of form') {
      // Opened for each call, because one of the operations closes it.
      const { phoneToken, formToken } = await openPhoneLink(operations)
      return toSecretIds(record === 'link of phone' ? phoneToken : formToken)
    }
    if (record === 'sent request') return toOwnSecret(savedRequest.token, persona.who === first.who)
    const ofFirst = { order: orderId, 'saved request': savedRequest.id }
    if (record === 'order' || record === 'saved request') {
      const own = persona.who === first.who ? ofFirst[record] : undefined
      return { own, foreign: own ? crypto.randomUUID() : ofFirst[record], missing: crypto.randomUUID() }
    }
    if (record === 'quote') {
      const own = persona.who === first.who ? quoteNumber : undefined
      return { own, foreign: own ? 'Q99-99998' : quoteNumber, missing: 'Q99-99999' }
    }
    if (record === 'part list') {
      // Saved for each call, because one of the operations deletes it.
      const listId = await savePartList(operations, first)
      const own = persona.who === first.who ? listId : undefined
      return { own, foreign: own ? crypto.randomUUID() : listId, missing: crypto.randomUUID() }
    }
    const ownRecords = owned[persona.who] ?? (await findOwnedIfAny(persona, operations))
    return { own: ownRecords?.[record], foreign: owned[other.who]?.[record] ?? '', missing: crypto.randomUUID() }
  }

  async function findOwnedIfAny(persona: Persona, known: Operations) {
    const isOwner = persona.organisation && rightsOfRoles(persona.roles).usesTickets
    return isOwner ? findOwned(persona, known) : undefined
  }
}

/** The ids of a closed ticket, which no operation can change, a plant and a machine. */
async function findOwned(persona: Persona, operations: Operations) {
  const text = operations.get('Tickets')?.text ?? ''
  const { data } = await queryAs(persona, text, { group: 'closed' })
  const { plants, machines, tickets: page } = data as Found
  const [ticket, plant, machine] = [page.tickets[0]?.id, plants[0]?.id, machines[0]?.id]
  if (!ticket || !plant || !machine) throw new Error(`${persona.organisation} owns no records`)
  return { ticket, plant, machine }
}

function toSerialNumbers(persona: Persona, other: Persona): Ids {
  const serialOf = ({ organisation }: Persona) =>
    ownedMachines.find((machine) => machine.organisation === organisation)?.serialNumber
  return { own: serialOf(persona), foreign: serialOf(other) ?? '', missing: '99-9999-999' }
}

/** Software is available to customers with a machine of its family. */
function toSoftware({ organisation }: Persona): Ids {
  const familyOf = ({ productSlug }: { productSlug: string }) => productSlug.split('-')[0] ?? ''
  const own = ownedMachines.filter((machine) => machine.organisation === organisation).map(familyOf)
  const foreign = ownedMachines.map(familyOf).find((family) => !own.includes(family))
  return { own: own[0], foreign: foreign ?? 'unowned', missing: 'none' }
}

/** A secret with one changed character must behave like a random one. */
function toSecretIds(secret: string): Ids {
  const changed = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`
  return { own: secret, foreign: changed, missing: randomBytes(24).toString('base64url').slice(0, secret.length) }
}

/** A secret that is valid for one person only; for others it must behave like a random one. */
function toOwnSecret(secret: string, isTheirs: boolean): Ids {
  const { foreign, missing } = toSecretIds(secret)
  return isTheirs ? { own: secret, foreign, missing } : { own: undefined, foreign: secret, missing }
}

/** An unknown token. Valid ones are in mails only. */
const newToken = () => randomBytes(32).toString('base64url')

const anonymous = (): Persona => ({ who: 'Anybody', roles: undefined, organisation: undefined })

async function sendRequest(operations: Operations, email: string): Promise<string> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    firstName: 'Mira',
    lastName: 'Trix',
    email,
    company: 'Trix Kabel',
    country: 'SE',
    language: 'en',
    siteSlug: '',
    message: 'Who may read this?',
  }
  const { data, body } = await queryAs(anonymous(), operations.get('SendContactRequest')?.text ?? '', { input })
  const { sendContactRequest } = data as { sendContactRequest: { receipt: { token: string } | null } }
  if (!sendContactRequest.receipt) throw new Error(`not sent: ${body}`)
  return sendContactRequest.receipt.token
}

async function saveRequest(operations: Operations, persona: Persona): Promise<{ token: string; id: string }> {
  const token = await sendRequest(operations, persona.person?.email ?? '')
  const { data, body } = await queryAs(persona, operations.get('SaveRequest')?.text ?? '', { token })
  const { saveRequest: saved } = data as { saveRequest: { id: string | null } }
  if (!saved.id) throw new Error(`not saved: ${body}`)
  return { token, id: saved.id }
}

async function sendOrder(operations: Operations, persona: Persona, plantId: string): Promise<string> {
  const lines = [{ articleNumber: parts.find(({ replacedBy }) => !replacedBy)?.articleNumber, quantity: 1 }]
  const input = { plantId, lines, idempotencyKey: crypto.randomUUID(), note: '', reference: '' }
  const { data, body } = await queryAs(persona, operations.get('SendOrder')?.text ?? '', { input, language: 'en' })
  const { sendOrder: sent } = data as { sendOrder: { id: string | null } }
  if (!sent.id) throw new Error(`not ordered: ${body}`)
  return sent.id
}

async function requestQuote(operations: Operations, persona: Persona, plantId: string): Promise<string> {
  const lines = [{ articleNumber: parts.find(({ replacedBy }) => !replacedBy)?.articleNumber, quantity: 1 }]
  const input = { plantId, lines, idempotencyKey: crypto.randomUUID(), note: '' }
  const { data, body } = await queryAs(persona, operations.get('RequestQuote')?.text ?? '', { input, language: 'en' })
  const { requestQuote: sent } = data as { requestQuote: { number: string | null } }
  if (!sent.number) throw new Error(`not requested: ${body}`)
  return sent.number
}

async function savePartList(operations: Operations, persona: Persona): Promise<string> {
  const lines = [{ articleNumber: parts[0]?.articleNumber, quantity: 1 }]
  const input = { serialNumber: toSerialNumbers(persona, persona).own, name: 'Saved by the access matrix', lines }
  const { data, body } = await queryAs(persona, operations.get('SavePartList')?.text ?? '', { input })
  const { savePartList: saved } = data as { savePartList: { id: string | null } }
  if (!saved.id) throw new Error(`not saved: ${body}`)
  return saved.id
}

async function openPhoneLink(operations: Operations): Promise<{ phoneToken: string; formToken: string }> {
  const { data } = await queryAs(anonymous(), operations.get('OpenPhoneLink')?.text ?? '', {})
  return (data as { openPhoneLink: { phoneToken: string; formToken: string } }).openPhoneLink
}

async function shareComparison(operations: Operations): Promise<string> {
  const entries = ['axion-56', 'axion-48'].map((slug) => ({ slug, variantId: null }))
  const input = { idempotencyKey: crypto.randomUUID(), entries, measurementSystem: 'Metric' }
  const { data, body } = await queryAs(anonymous(), operations.get('ShareComparison')?.text ?? '', { input })
  const { shareComparison: shared } = data as { shareComparison: { id: string | null } }
  if (!shared.id) throw new Error(`not shared: ${body}`)
  return shared.id
}

/** The receipt's secret begins with the id of its request. */
function requestOf(receipt: string): string {
  const id = Buffer.from(receipt, 'base64url').subarray(0, 16).toString('hex')
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function sessionOf({ signedIn }: Persona): string {
  const claims: { sid?: string } = JSON.parse(Buffer.from(signedIn?.token.split('.')[1] ?? '', 'base64url').toString())
  if (!claims.sid) throw new Error('the token has no session id')
  return claims.sid
}

async function passwordOf({ person }: Persona): Promise<string> {
  const [id] = person ? await credentialIds(person) : []
  if (!id) throw new Error('the person has no password')
  return id
}
