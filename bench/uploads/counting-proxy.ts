import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** The bytes of one request that went over the wire, and where in the file they belong. */
export type Sent = { from: number; bytes: number }

export type CountingProxy = {
  port: number
  /** Every request that sent data of the file, in order, also if it was cut off. */
  sent: Sent[]
  /** Closes every connection, also in the middle of a request. */
  drop: () => void
  close: () => void
}

const endOfHead = '\r\n\r\n'

/** Starts a TCP proxy to the upload server that counts the bytes a client sends. Expects one request per connection. */
export async function startCountingProxy(
  targetPort: number,
  onPosition: (position: number) => void,
): Promise<CountingProxy> {
  const sent: Sent[] = []
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    open.add(incoming)
    const outgoing = connect(targetPort, '127.0.0.1')
    incoming.pipe(countBody(sent, onPosition)).pipe(outgoing)
    outgoing.pipe(incoming)
    outgoing.on('error', () => incoming.destroy())
    incoming.on('error', () => outgoing.destroy())
    incoming.on('close', () => {
      open.delete(incoming)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drop = () => open.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    drop,
    close: () => {
      drop()
      server.close()
    },
  }
}

function countBody(sent: Sent[], onPosition: (position: number) => void): Transform {
  let head = ''
  let current: Sent | undefined
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      let bytes = chunk.length
      if (!head.includes(endOfHead)) {
        head += chunk.toString('latin1')
        const end = head.indexOf(endOfHead)
        bytes = end < 0 ? 0 : head.length - end - endOfHead.length
        const from = /^upload-offset: (\d+)/im.exec(head)?.[1]
        if (end >= 0 && from !== undefined) sent.push((current = { from: Number(from), bytes: 0 }))
      }
      pass(null, chunk)
      if (!current) return
      current.bytes += bytes
      onPosition(current.from + current.bytes)
    },
  })
}
