import type { IncomingMessage } from 'node:http'
import { ok, refuse, type Result } from '@ferrule/domain/result'

/**
 * Reads a body up to a limit. A larger one is refused at once, and its rest is read and dropped: left unread, it would
 * block the response and the next request on the connection.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Result<string, 'too-large'>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = Number(request.headers['content-length'] ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0
    const refuseIfTooLarge = () => {
      if (bytes > maxBytes) resolve(refuse('too-large'))
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      refuseIfTooLarge()
    })
    request.on('end', () => resolve(ok(Buffer.concat(chunks).toString('utf8'))))
    request.on('close', () => reject(new Error('request aborted')))
    request.on('error', reject)
    refuseIfTooLarge()
  })
}
