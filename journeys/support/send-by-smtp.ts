import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

type SmtpMail = { port: number; from: string; to: string; mail: string }

/** Sends a mail as a mail server does; returns the reply that accepted or rejected it. */
export async function sendBySmtp({ port, from, to, mail }: SmtpMail): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const sendLine = async (line?: string) => {
    if (line !== undefined) socket.write(`${line}\r\n`)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('the mail server closed the connection')
      // In a multi-line reply every line but the last has a dash after the code.
      if (value[3] !== '-') return value
    }
  }
  try {
    await once(socket, 'connect')
    await sendLine()
    await sendLine('EHLO customer.example')
    await sendLine(`MAIL FROM:<${from}>`)
    const recipientReply = await sendLine(`RCPT TO:<${to}>`)
    if (!recipientReply.startsWith('250')) return recipientReply
    await sendLine('DATA')
    return await sendLine(`${mail.replaceAll(/\r?\n/g, '\r\n').replaceAll(/^\./gm, '..')}\r\n.`)
  } finally {
    socket.destroy()
  }
}
