import { createServer, type Server, type Socket } from 'node:net'

export type ReceivedMail = { id: string; to: string; subject: string }

/** A mail server that accepts and records every mail; it can be stopped and started again. */
export class MailSink {
  readonly received: ReceivedMail[] = []
  readonly #port: number
  readonly #open = new Set<Socket>()
  #server: Server | undefined

  constructor(port: number) {
    this.#port = port
  }

  async start(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    for (const socket of this.#open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }

  /** Just enough SMTP for one sender: every command gets 250, DATA gets 354, and a mail ends with a single dot. */
  #serve(socket: Socket): void {
    this.#open.add(socket)
    let buffered = ''
    let to = ''
    let isMail = false
    socket.setEncoding('utf8')
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#open.delete(socket))
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      buffered += String(chunk)
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n'
        const at = buffered.indexOf(end)
        if (at < 0) return
        const message = buffered.slice(0, at)
        buffered = buffered.slice(at + end.length)
        if (isMail) this.#record(message, to)
        to = /^RCPT TO:<([^>]*)>/i.exec(message)?.[1] ?? to
        isMail = !isMail && /^DATA$/i.test(message)
        socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }

  #record(mail: string, to: string): void {
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''
    this.received.push({ id: header('Message-ID'), to, subject: header('Subject') })
  }
}
