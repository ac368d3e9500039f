import { randomBytes } from 'node:crypto'
import { operationId } from '@ferrule/data-client/operation-id'
import { members } from '@ferrule/seeds/organisations/members'
import { people } from '@ferrule/seeds/people'
import { request } from './request.ts'
import { settings } from './settings.ts'
import { type SignedIn, signInWithoutBrowser } from './sign-in-without-browser.ts'
import { createTemporaryUser, removeLeftOver, type TemporaryUser } from './temporary-user.ts'

export type Persona = {
  who: string
  /** Undefined for an anonymous visitor. */
  roles: readonly string[] | undefined
  /** The customer they belong to. */
  organisation: string | undefined
  person?: TemporaryUser
  signedIn?: SignedIn
}

const desk = 'kmx_int_servicedesk_agent'

/** Seeded members of customers who have not signed in yet, one for each customer. */
const seededMembers = members.filter(({ email }, index) => /@customer-/.test(email) && index % 3 === 0)

/** An anonymous visitor, and one portal user of each kind, each of another customer. */
export const personas: Persona[] = [
  { who: 'Anybody', roles: undefined, organisation: undefined },
  ...people.map(({ who, roles }, index) => ({
    who,
    roles,
    organisation: roles.includes(desk) ? undefined : seededMembers[index]?.organisations[0],
  })),
]

/** Creates users at the identity server and signs them in; removing them also deletes their data. */
export async function signInPersonas(): Promise<void> {
  for (const persona of personas) {
    if (!persona.roles) continue
    const email = seededMembers.find(({ organisations }) => organisations[0] === persona.organisation)?.email
    if (email) await removeLeftOver(email)
    persona.person = await createTemporaryUser(persona.roles, email)
    persona.signedIn = await signInWithoutBrowser(persona.person)
  }
}

export async function removePersonas(): Promise<void> {
  for (const { person } of personas) await person?.remove()
}

/** A random address for each run, because forms are rate limited by address. */
const clientAddress = `10.${[...randomBytes(3)].join('.')}`

export type QueryResult = { status: number; body: string; data: Record<string, unknown> | null }

/** Queries the data service directly, without the edge and its limits, with a DPoP proof. */
export async function queryAs(persona: Persona, text: string, variables: object): Promise<QueryResult> {
  const url = `${settings.edge}/api/data`
  const { token, key } = persona.signedIn ?? {}
  const proof = token && key ? { authorization: `DPoP ${token}`, dpop: key.prove(url, token) } : {}
  const response = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': clientAddress, ...proof },
    body: JSON.stringify({ documentId: operationId(text), variables }),
  })
  // Responses are compared, so the random request id is removed.
  const body = response.text.replace(/,"requestId":"\w+"/g, '')
  return { status: response.status, body, data: JSON.parse(response.text).data ?? null }
}
