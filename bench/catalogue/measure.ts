import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export type Ask = { url: string; body: string }

/** Sends one request and answers how long it took, in milliseconds. Anything but a good answer stops the bench. */
function ask({ url, body }: Ask): Promise<number> {
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

/** Times in turns, so that whatever else the machine does falls on both alike. */
export async function timeInTurns(one: () => Ask, other: () => Ask, rounds: number): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await ask(one()))
    times[1].push(await ask(other()))
  }
  return times
}

/** Asks so often that a process has compiled what it runs: a busy machine would take any span of time for that. */
export async function warmUp(next: () => Ask, { atOnce, count }: { atOnce: number; count: number }): Promise<void> {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await ask(next())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Requests a second with so many under way at once. */
export async function throughput(next: () => Ask, { atOnce, milliseconds }: { atOnce: number; milliseconds: number }) {
  const end = performance.now() + milliseconds
  let count = 0
  const work = async () => {
    while (performance.now() < end) {
      await ask(next())
      count += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, work))
  return (count * 1000) / (performance.now() - started)
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}
