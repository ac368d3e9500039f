import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { mailAdapter } from './mail-adapter.ts'

/** Receives one mail over SMTP and returns its lines. */
async function receive(send: (smtpUrl: string) => Promise<unknown>): Promise<string> {
  let received = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      if (isData) {
        received += text
        if (!received.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 accepted\r\n')
      } else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await send(`smtp://127.0.0.1:${port}`)
  } finally {
    server.close()
  }
  return received
}

test('sends the HTML of Payload as HTML, with the same content as plain text', async () => {
  const html = '<p>Hello <b>Marta</b></p><p>Please confirm.</p>'
  const mail = await receive((smtpUrl) => {
    const adapter = mailAdapter({ smtpUrl, from: 'Norlitz <content@norlitz.example>' })({ payload: {} as Payload })
    return adapter.sendEmail({ to: 'marta@example.com', subject: 'Confirm', html })
  })
  expect(mail).toContain('Content-Type: multipart/alternative')
  expect(mail).toMatch(/Content-Type: text\/plain[^]*\r\n\r\nHello Marta\r\nPlease confirm\.\s/)
  expect(mail).toMatch(/Content-Type: text\/html[^]*\r\n\r\n<p>Hello <b>Marta<\/b><\/p>/)
})
