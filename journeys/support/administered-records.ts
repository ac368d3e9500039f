import type { NamedRecord } from '@ferrule/data-client/operation-access-row.fixture'
import type { RequestedOperation } from '@ferrule/data-client/sample-variables.fixture'
import { queryAs, type Persona, personas } from './personas.ts'

const administered = ['user', 'access', 'administered organisation'] as const

export type AdministeredRecord = (typeof administered)[number]

export function isAdministered(record: NamedRecord): record is AdministeredRecord {
  return administered.some((one) => one === record)
}

type Operations = ReadonlyMap<string, RequestedOperation>
type User = { id: string; organisations: { id: string }[]; accesses: { id: string }[] }

/**
 * The ids of a record outside the organisations of an administrator, and of a missing one. The changes would alter a
 * record of their own, so there is none. For an internal administrator no record is foreign.
 */
export async function findAdministered(operations: Operations, persona: Persona, record: AdministeredRecord) {
  const missing = crypto.randomUUID()
  const foreign = isInternal(persona) ? undefined : await findForeign(operations, persona, record)
  return { own: undefined, foreign: foreign ?? crypto.randomUUID(), missing }
}

const isInternal = ({ roles }: Persona) => roles?.includes('kmx_delegatedadmin_intern') ?? false

async function findForeign(operations: Operations, persona: Persona, record: AdministeredRecord): Promise<string> {
  const internal = personas.find(isInternal)
  if (!internal) throw new Error('an internal administrator is needed')
  // A page of people without access would hide those who have one.
  const users = await listUsers(operations, internal, record === 'access' ? { status: 'active' } : {})
  const own = new Set((await listUsers(operations, persona)).flatMap(({ organisations }) => organisations.map(toId)))
  const others = users.filter(
    ({ organisations }) => organisations.length > 0 && !organisations.some(({ id }) => own.has(id)),
  )
  const [id] = others.flatMap((user) => idsOf(user, record))
  if (!id) throw new Error(`another customer has no ${record}`)
  return id
}

async function listUsers(operations: Operations, persona: Persona, filters = {}): Promise<User[]> {
  const { data, body } = await queryAs(persona, operations.get('ManagedUsers')?.text ?? '', filters)
  const page = data as { managedUsers: { entries: User[] } } | null
  if (!page) throw new Error(`no users are listed: ${body}`)
  return page.managedUsers.entries
}

function idsOf({ id, organisations, accesses }: User, record: AdministeredRecord): string[] {
  if (record === 'user') return [id]
  return (record === 'access' ? accesses : organisations).map(toId)
}

const toId = ({ id }: { id: string }) => id
