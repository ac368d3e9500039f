import { startKeyServer } from './token-check/key-server.ts'
import { type MeasuredService, startMeasuredService } from './token-check/measured-service.ts'
import { createProofKeys, createSignedRequests } from './token-check/signed-requests.ts'
import { isShort, writeResult } from './write-result.ts'

// Measures the cost of authentication in the data service: the same request with token and DPoP proof, and without.
const count = isShort ? 1500 : 6000
const limitMs = 1

const keys = await createProofKeys()
const identity = await startKeyServer(keys)
const service = await startMeasuredService(identity.url)
try {
  // Warm-up, so that the code is compiled.
  await spend(service, await createSignedRequests(keys, 2000))
  const anonymous = await spend(
    service,
    Array.from({ length: count }, () => ({})),
  )
  const signedIn = await spend(service, await createSignedRequests(keys, count))
  const milliseconds = signedIn - anonymous
  await writeResult({
    name: 'token-check',
    line: `token and proof cost ${milliseconds.toFixed(3)} ms of processor time a request (limit ${limitMs} ms); the request without them ${anonymous.toFixed(3)} ms`,
    passed: milliseconds <= limitMs,
    figures: { requests: count, limitMs, milliseconds: { check: milliseconds, anonymous, signedIn } },
  })
} finally {
  service.stop()
  identity.stop()
}

/** Milliseconds of the service's processor time for each of these requests, eight at a time. */
async function spend(service: MeasuredService, requests: Record<string, string>[]): Promise<number> {
  const before = await service.processorTime()
  const queue = requests.values()
  const worker = async () => {
    for (const headers of queue) {
      const status = await service.send(headers)
      if (status !== 200) throw new Error(`the data service returned ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return ((await service.processorTime()) - before) / requests.length
}
