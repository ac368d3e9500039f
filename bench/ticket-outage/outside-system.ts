import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Told = { key: string; path: string; at: number }

type Happened = { id: string; position: number; ticketId: string; kind: 'answered'; text: string }

/** So that our worker can be killed in the middle. */
const atOnce = 4
const tellingMs = 300

const by = { email: 'rosa.lind@bench.example', firstName: 'Rosa', lastName: 'Lind' }

/**
 * A ticket system outside that takes everything and remembers it; it can go away and come back. What its own people
 * write there it tells badly: each thing twice, in no order, few at once and slowly, and the first telling is cut off.
 */
export class OutsideSystem {
  readonly told: Told[] = []
  readonly written: { ticketId: string; text: string }[] = []
  readonly #events: Happened[] = []
  readonly #port: number
  #server: Server | undefined
  #hasCut = false

  constructor(port: number) {
    this.#port = port
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.method === 'GET') setTimeout(() => this.#tell(request, response), tellingMs)
      else void this.#take(request, response)
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  /** Somebody who works there answers a ticket, whether we can hear it or not. */
  write(ticketId: string, answer: string): void {
    const id = `answer-${this.written.length + 1}`
    this.written.push({ ticketId, text: answer })
    const event = { id, ticketId, kind: 'answered', text: answer } as const
    const position = this.#events.length
    this.#events.push({ ...event, position: position + 1 }, { ...event, position: position + 2 })
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await text(request)
    this.told.push({ key: String(request.headers['idempotency-key']), path: request.url ?? '', at: Date.now() })
    response.writeHead(204).end()
  }

  #tell(request: IncomingMessage, response: ServerResponse): void {
    const after = Number(new URL(request.url ?? '', 'http://outside').searchParams.get('after'))
    const next = this.#events.filter(({ position }) => position > after).slice(0, atOnce)
    const events = next.toReversed().map((event) => ({ ...event, by }))
    if (events.length === 0 || this.#hasCut) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ events }))
      return
    }
    this.#hasCut = true
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000 })
    response.write('{"events":[', () => response.destroy())
  }
}
