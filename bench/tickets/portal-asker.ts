import { readOperations } from '@ferrule/data-client/read-operations'
import { request } from '../support/request.ts'
import { type Bearer, createBearer, type Person, type ProofKeys } from '../token-check/signed-requests.ts'
import { type Kind, toPerson, toQuestion } from './questions.ts'
import type { Sample } from './samples.ts'

const tokenLifeMs = 200_000

/** Asks a data service as a browser of somebody who is signed in does; each person has a token, each request a proof. */
export class PortalAsker {
  readonly #url: string
  readonly #keys: ProofKeys
  readonly #agent: string
  readonly #operations: Map<string, string>
  readonly #bearers = new Map<string, { bearer: Promise<Bearer>; until: number }>()

  private constructor(
    url: string,
    keys: ProofKeys,
    { agent, operations }: { agent: string; operations: Map<string, string> },
  ) {
    this.#url = url
    this.#keys = keys
    this.#agent = agent
    this.#operations = operations
  }

  static async create(url: string, keys: ProofKeys, agent: string): Promise<PortalAsker> {
    const operations = new Map<string, string>()
    for (const [id, text] of await readOperations()) operations.set(/\w+ (\w+)/.exec(text)?.[1] ?? '', id)
    return new PortalAsker(url, keys, { agent, operations })
  }

  /** How long the answer took, in milliseconds. Anything but a good answer stops the bench. */
  async ask(kind: Kind, sample: Sample): Promise<number> {
    const { operation, variables } = toQuestion(kind, sample)
    const bearer = await this.#bearerOf(toPerson(kind, sample, this.#agent))
    const { status, text, milliseconds } = await request(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await bearer.sign()) },
      body: JSON.stringify({ documentId: this.#operations.get(operation), variables }),
    })
    const isGood = status === 200 && !text.includes('"errors"') && !/^\{"data":\{"\w+":null/.test(text)
    if (!isGood) throw new Error(`${kind}: ${status} ${text.slice(0, 300)}`)
    return milliseconds
  }

  #bearerOf(person: Person): Promise<Bearer> {
    const known = this.#bearers.get(person.sub)
    if (known && known.until > Date.now()) return known.bearer
    const bearer = createBearer(this.#keys, person)
    this.#bearers.set(person.sub, { bearer, until: Date.now() + tokenLifeMs })
    return bearer
  }
}
