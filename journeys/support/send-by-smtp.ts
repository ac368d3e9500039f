import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

type Sent = { port: number; from: string; to: string; mail: string }

/** Hands a mail over as a mail server does, and answers the line with which it was taken or refused. */
export async function sendBySmtp({ port, from, to, mail }: Sent): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const say = async (words?: string) => {
    if (words !== undefined) socket.write(`${words}\r\n`)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('the mail server hung up')
      // Every line of an answer but the last has a dash behind its number.
      if (value[3] !== '-') return value
    }
  }
  try {
    await once(socket, 'connect')
    await say()
    await say('EHLO customer.example')
    await say(`MAIL FROM:<${from}>`)
    const known = await say(`RCPT TO:<${to}>`)
    if (!known.startsWith('250')) return known
    await say('DATA')
    return await say(`${mail.replaceAll(/\r?\n/g, '\r\n').replaceAll(/^\./gm, '..')}\r\n.`)
  } finally {
    socket.destroy()
  }
}
