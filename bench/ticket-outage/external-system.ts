import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Delivery = { key: string; path: string; at: number }

type TicketEvent = { id: string; position: number; ticketId: string; kind: 'answered'; text: string }

/** Small pages with a delay, so that the worker can be killed while it pulls them. */
const pageSize = 4
const responseDelayMs = 300

const by = { email: 'rosa.lind@bench.example', firstName: 'Rosa', lastName: 'Lind' }

/**
 * A fake external ticket system that records every delivery; it can be stopped and started again. It returns its own
 * events badly: each one twice, out of order, in small slow pages, and the first page is cut off.
 */
export class ExternalSystem {
  readonly deliveries: Delivery[] = []
  readonly replies: { ticketId: string; text: string }[] = []
  readonly #events: TicketEvent[] = []
  readonly #port: number
  #server: Server | undefined
  #hasCut = false

  constructor(port: number) {
    this.#port = port
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      if (request.method === 'GET') setTimeout(() => this.#sendEvents(request, response), responseDelayMs)
      else void this.#receive(request, response)
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

  /** Adds a reply by a service agent, also while the server is stopped. */
  write(ticketId: string, reply: string): void {
    const id = `answer-${this.replies.length + 1}`
    this.replies.push({ ticketId, text: reply })
    const event = { id, ticketId, kind: 'answered', text: reply } as const
    const position = this.#events.length
    this.#events.push({ ...event, position: position + 1 }, { ...event, position: position + 2 })
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await text(request)
    this.deliveries.push({ key: String(request.headers['idempotency-key']), path: request.url ?? '', at: Date.now() })
    response.writeHead(204).end()
  }

  #sendEvents(request: IncomingMessage, response: ServerResponse): void {
    const after = Number(new URL(request.url ?? '', 'http://external').searchParams.get('after'))
    const next = this.#events.filter(({ position }) => position > after).slice(0, pageSize)
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
