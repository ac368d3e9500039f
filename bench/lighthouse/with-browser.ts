import { type BrowserContext, chromium } from 'playwright-core'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DebuggedBrowser = {
  context: BrowserContext
  /** The debugging port, by which Lighthouse controls the browser. */
  port: number
}

/** Creates a profile and deletes it afterwards. A browser stores cached files in it, but not the cookies of a session. */
export async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  try {
    return await work(profile)
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

/** Runs a browser in its default context, which Lighthouse uses too. */
export async function withBrowser<T>(profile: string, work: (browser: DebuggedBrowser) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--ignore-certificate-errors',
      // Any free port, because two benchmarks may run at a time; the browser writes it to its profile.
      '--remote-debugging-port=0',
    ],
  })
  try {
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    return await work({ context, port: Number(port) })
  } finally {
    await context.close()
  }
}
