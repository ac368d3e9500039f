import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export type Told = { key: string; path: string; at: number }

/** A ticket system outside that takes everything and remembers it; it can go away and come back. */
export class OutsideSystem {
  readonly told: Told[] = []
  readonly #port: number
  #server: Server | undefined

  constructor(port: number) {
    this.#port = port
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void text(request).then(() => {
        this.told.push({ key: String(request.headers['idempotency-key']), path: request.url ?? '', at: Date.now() })
        response.writeHead(204).end()
      })
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
}
