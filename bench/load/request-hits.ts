import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnedChild } from '../support/spawned-child.ts'
import { type Outcome, type Rate, resultOf } from './send-at-rate.ts'

const connections = 50

/**
 * Requests cached pages of one host at a constant rate with h2load. A generator in Node would take more of the processor
 * than the edge does.
 */
export async function requestHits(urls: readonly string[], { perSecond, seconds }: Rate): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hits-'))
  try {
    const [list, log] = [join(folder, 'urls.txt'), join(folder, 'log.tsv')]
    writeFileSync(list, urls.join('\n'))
    const rate = ['--duration', `${seconds}`, '--clients', `${connections}`, '--rps', `${perSecond / connections}`]
    const target = [`--input-file=${list}`, `--connect-to=127.0.0.1:${new URL(urls[0] ?? '').port}`]
    const headers = ['--header', 'accept-encoding: br']
    const child = spawnedChild('h2load', ['--h1', ...rate, ...target, ...headers, `--log-file=${log}`], {
      stdio: 'ignore',
    })
    const started = Date.now()
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`h2load ended with ${code}`)
    return readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => toOutcome(line, started))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * A line has the time of the request in microseconds, the status or -1, and the duration in microseconds, but no headers:
 * the edge sends `Retry-After` with each 429 and 503.
 */
function toOutcome(line: string, started: number): Outcome {
  const [sentAt = 0, status = -1, duration = 0] = line.split('\t').map(Number)
  return {
    second: Math.max(0, Math.floor((sentAt / 1000 - started) / 1000)),
    result: resultOf(status, ''),
    milliseconds: duration / 1000,
  }
}
