import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request } from '../support/request.ts'
import { type Bearer, createBearer, type Person, type ProofKeys } from '../token-check/signed-requests.ts'
import { type PortalQuery, type QueryKind, toPerson, toPortalQuery } from './portal-queries.ts'
import type { Sample } from './samples.ts'

const tokenLifeMs = 200_000

/** Queries a data service like a signed-in user's browser: a token for each person and role, a proof for each request. */
export class PortalClient {
  readonly #url: string
  readonly #keys: ProofKeys
  readonly #agent: string
  readonly #bearers = new Map<string, { bearer: Promise<Bearer>; until: number }>()

  constructor(url: string, keys: ProofKeys, agent: string) {
    this.#url = url
    this.#keys = keys
    this.#agent = agent
  }

  timeQuery(kind: QueryKind, sample: Sample): Promise<number> {
    return this.timeOperation(toPerson(kind, sample, this.#agent), toPortalQuery(kind, sample))
  }

  /** Sends an operation as a person and returns its duration in milliseconds. Any error stops the benchmark. */
  async timeOperation(person: Person, { operation, variables }: PortalQuery): Promise<number> {
    const bearer = await this.#bearerOf(person)
    const { status, text, milliseconds } = await request(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await bearer.sign()) },
      body: JSON.stringify({ documentId: operationIdOf(operation), variables }),
    })
    const hasSucceeded = status === 200 && !text.includes('"errors"') && !/^\{"data":\{"\w+":null/.test(text)
    if (!hasSucceeded) throw new Error(`${operation}: ${status} ${text.slice(0, 300)}`)
    return milliseconds
  }

  #bearerOf(person: Person): Promise<Bearer> {
    const key = [person.sub, ...person.roles].join(' ')
    const cached = this.#bearers.get(key)
    if (cached && cached.until > Date.now()) return cached.bearer
    const bearer = createBearer(this.#keys, person)
    this.#bearers.set(key, { bearer, until: Date.now() + tokenLifeMs })
    return bearer
  }
}
