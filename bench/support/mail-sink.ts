import { createServer, type Server, type Socket } from 'node:net'

export type ReceivedMail = { id: string; to: string; subject: string }

/** A mail server that takes everything and remembers it; it can go away and come back. */
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

  /** Just enough of SMTP for one sender: a line is answered by its first word, and a mail ends with a lone dot. */
  #serve(socket: Socket): void {
    this.#open.add(socket)
    let text = ''
    let to = ''
    let isMail = false
    socket.setEncoding('utf8')
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#open.delete(socket))
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      text += String(chunk)
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n'
        const at = text.indexOf(end)
        if (at < 0) return
        const part = text.slice(0, at)
        text = text.slice(at + end.length)
        if (isMail) this.#take(part, to)
        to = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1] ?? to
        isMail = !isMail && /^DATA$/i.test(part)
        socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }

  #take(mail: string, to: string): void {
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''
    this.received.push({ id: header('Message-ID'), to, subject: header('Subject') })
  }
}
