import { randomBytes } from 'node:crypto'
import { operationId } from '@ferrule/data-client/operation-id'
import { members } from '@ferrule/seeds/organisations/members'
import { people } from '@ferrule/seeds/people'
import { request } from './request.ts'
import { settings } from './settings.ts'
import { type SignedIn, signInWithoutBrowser } from './sign-in-without-browser.ts'
import { createThrowAwayPerson, removeLeftOver, type ThrowAwayPerson } from './throw-away-person.ts'

export type Persona = {
  who: string
  /** Nothing of somebody who is not signed in. */
  roles: readonly string[] | undefined
  /** The customer they belong to. */
  organisation: string | undefined
  person?: ThrowAwayPerson
  signedIn?: SignedIn
}

const desk = 'kmx_int_servicedesk_agent'

/** Customers' people who are known by address and have not signed in yet, one of each customer. */
const unseen = members.filter(({ email }, index) => /@customer-/.test(email) && index % 3 === 0)

/** Everybody who might ask: nobody in particular, and of each kind of portal user one, each of another customer. */
export const personas: Persona[] = [
  { who: 'Anybody', roles: undefined, organisation: undefined },
  ...people.map(({ who, roles }, index) => ({
    who,
    roles,
    organisation: roles.includes(desk) ? undefined : unseen[index]?.organisations[0],
  })),
]

/** Real people at the identity server, with real tokens; what they do is undone with them. */
export async function signInPersonas(): Promise<void> {
  for (const persona of personas) {
    if (!persona.roles) continue
    const email = unseen.find(({ organisations }) => organisations[0] === persona.organisation)?.email
    if (email) await removeLeftOver(email)
    persona.person = await createThrowAwayPerson(persona.roles, email)
    persona.signedIn = await signInWithoutBrowser(persona.person)
  }
}

export async function removePersonas(): Promise<void> {
  for (const { person } of personas) await person?.remove()
}

/** Another one each time: who sends forms from one address has to wait between them. */
const ownAddress = `10.${[...randomBytes(3)].join('.')}`

export type Answered = { status: number; body: string; data: Record<string, unknown> | null }

/** Asks the data service itself, past the edge and its limits, with the proof that the browser would give. */
export async function askAs(persona: Persona, text: string, variables: object): Promise<Answered> {
  const url = `${settings.edge}/api/data`
  const { token, key } = persona.signedIn ?? {}
  const proof = token && key ? { authorization: `DPoP ${token}`, dpop: key.prove(url, token) } : {}
  const answer = await request(`${settings.data}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ownAddress, ...proof },
    body: JSON.stringify({ documentId: operationId(text), variables }),
  })
  // Each request has an id of its own; everything else must be alike where nobody may tell.
  const body = answer.text.replace(/,"requestId":"\w+"/g, '')
  return { status: answer.status, body, data: JSON.parse(answer.text).data ?? null }
}
