import { createConnection } from 'node:net'

/** Sends a text unchanged; returns everything received and whether the server closed the connection within 3 s. */
export function sendRaw(port: number, text: string): Promise<{ response: string; ended: boolean }> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write(text, 'latin1'))
    let response = ''
    let ended = true
    socket.setTimeout(3000, () => {
      ended = false
      socket.destroy()
    })
    socket.on('data', (chunk) => (response += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ response, ended }))
  })
}
