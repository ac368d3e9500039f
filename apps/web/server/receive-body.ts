import { isUploadPath, maxBodyBytesOf } from '@ferrule/domain/edge/body-limit'
import { ok, refuse, type Result } from '@ferrule/domain/result'

/** The edge sends whole bodies at once, so a slower one did not come through it. */
const bodyTimeoutMs = 10_000

export type BodyRefusal = 'too-large' | 'too-slow'

/**
 * Reads the body of a request before its route runs: a route cannot forget the limit, and a slow body cannot keep it
 * waiting. An upload is forwarded while it arrives, so only its announced length is checked here.
 */
export async function receiveBody(request: Request, timeoutMs = bodyTimeoutMs): Promise<Result<Request, BodyRefusal>> {
  const { pathname } = new URL(request.url)
  const maxBytes = maxBodyBytesOf(pathname)
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return refuse('too-large')
  if (!request.body || isUploadPath(pathname)) return ok(request)
  const body = await readAll(request.body, { maxBytes, deadline: AbortSignal.timeout(timeoutMs) })
  return body.ok ? ok(new Request(request, { method: request.method, body: body.value })) : body
}

type ReadLimits = { maxBytes: number; deadline: AbortSignal }

async function readAll(
  body: ReadableStream<Uint8Array>,
  { maxBytes, deadline }: ReadLimits,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyRefusal>> {
  const reader = body.getReader()
  const late = new Promise<'late'>((resolve) => deadline.addEventListener('abort', () => resolve('late')))
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late])
      if (read === 'late') return refuse('too-slow')
      if (read.done) return ok(new Uint8Array(Buffer.concat(chunks)))
      bytes += read.value.byteLength
      if (bytes > maxBytes) return refuse('too-large')
      chunks.push(read.value)
    }
  } finally {
    // Lets the server drop the rest of a refused body.
    reader.releaseLock()
  }
}
