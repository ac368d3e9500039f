import { chromium } from 'playwright-core'
import { listedAddresses } from './faults/listed-addresses.ts'
import { canWork, signIn, untilTold } from './identity-outage/portal-visits.ts'
import { startForwarder } from './support/forwarder.ts'
import { bringBack, killAndKeepDown } from './support/processes.ts'
import { each, request, setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The identity server is slow, then it dies and stays away. Readers notice nothing, people who are signed in work on,
// and whoever wants to sign in reads why they cannot. The quick form cuts the wire to it instead, for this browser only.
const toldWithinMs = 3000
const pages = isShort ? 20 : 500

const portalHome = `${setting('EDGE_ORIGIN')}/en/mykomax`
const identity = new URL(setting('IDENTITY_ORIGIN'))
const urls = await listedAddresses(pages)
const wire = await startForwarder(Number(identity.port))
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...flags, `--host-rules=MAP ${identity.host} 127.0.0.1:${wire.port}`],
})
try {
  const person = await signIn(browser, portalHome)
  wire.delayBy(10_000)
  const slow = { toldMs: await untilTold(browser, portalHome, identity.origin) }
  wire.delayBy(0)
  if (isShort) wire.cut()
  else await killAndKeepDown('identity')
  const away = {
    publicShare: await readPublicPages(),
    signedInWorkOn: await canWork(person, portalHome, 3),
    toldMs: await untilTold(browser, portalHome, identity.origin),
  }
  await writeResult({
    name: 'identity-outage',
    line: `identity server 10 s slow: told after ${slow.toldMs} ms; away: ${away.publicShare * 100} % of ${pages} public pages, people who are signed in ${away.signedInWorkOn ? 'work on' : 'CANNOT WORK'}, others are told after ${away.toldMs} ms (limit ${toldWithinMs} ms)`,
    passed: Math.max(slow.toldMs, away.toldMs) <= toldWithinMs && away.publicShare === 1 && away.signedInWorkOn,
    figures: { toldWithinMs, pages, slow, away },
  })
} finally {
  await browser.close()
  wire.close()
  if (!isShort) await bringBack('identity')
}

async function readPublicPages(): Promise<number> {
  const statuses = await each(urls, async (url) => (await request(url)).status, { perSecond: 60 })
  return statuses.filter((status) => status === 200).length / statuses.length
}
