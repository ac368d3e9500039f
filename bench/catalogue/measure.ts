import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type GraphqlRequest = { url: string; body: string }

/** Sends one request and returns its duration in milliseconds. Any error stops the benchmark. */
function send({ url, body }: GraphqlRequest): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode !== 200 || text.includes('"errors"')) reject(new Error(text.slice(0, 300)))
        else resolve(performance.now() - started)
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Measures both requests alternately, so that other load on the machine affects both. */
export async function timeAlternately(
  one: () => GraphqlRequest,
  other: () => GraphqlRequest,
  rounds: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await send(one()))
    times[1].push(await send(other()))
  }
  return times
}

/** Sends `count` requests, so that the process compiles its code; on a busy machine a fixed time could be too short. */
export async function warmUp(
  next: () => GraphqlRequest,
  { atOnce, count }: { atOnce: number; count: number },
): Promise<void> {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await send(next())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Measures requests a second with `atOnce` requests in parallel. */
export async function throughput(
  next: () => GraphqlRequest,
  { atOnce, milliseconds }: { atOnce: number; milliseconds: number },
) {
  const end = performance.now() + milliseconds
  let count = 0
  const work = async () => {
    while (performance.now() < end) {
      await send(next())
      count += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  return (count * 1000) / (performance.now() - started)
}
