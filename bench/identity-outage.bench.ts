import { chromium } from 'playwright-core'
import { listedAddresses } from './faults/listed-addresses.ts'
import { canWork, signIn, timeUntilSignInError } from './identity-outage/portal-visits.ts'
import { startForwarder } from './support/forwarder.ts'
import { bringBack, killAndKeepDown } from './support/processes.ts'
import { each, request, setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The identity server is slow, then it is killed and stays down. Public pages must not be affected, signed-in users
// must be able to work, and users who want to sign in must see an error message. The short form does not kill the
// server: it cuts the connection of this browser to it.
const errorWithinMs = 3000
const pages = isShort ? 20 : 500

const portalHome = `${setting('EDGE_ORIGIN')}/en/mykomax`
const identity = new URL(setting('IDENTITY_ORIGIN'))
const urls = await listedAddresses(pages)
const proxy = await startForwarder(Number(identity.port))
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...flags, `--host-rules=MAP ${identity.host} 127.0.0.1:${proxy.port}`],
})
try {
  const person = await signIn(browser, portalHome)
  proxy.delayBy(10_000)
  const slow = { errorAfterMs: await timeUntilSignInError(browser, portalHome, identity.origin) }
  proxy.delayBy(0)
  if (isShort) proxy.cut()
  else await killAndKeepDown('identity')
  const down = {
    publicShare: await readPublicPages(),
    signedInWorkOn: await canWork(person, portalHome, 3),
    errorAfterMs: await timeUntilSignInError(browser, portalHome, identity.origin),
  }
  await writeResult({
    name: 'identity-outage',
    line: `identity server 10 s slow: error after ${slow.errorAfterMs} ms; down: ${down.publicShare * 100} % of ${pages} public pages, signed-in users ${down.signedInWorkOn ? 'work on' : 'CANNOT WORK'}, others get an error after ${down.errorAfterMs} ms (limit ${errorWithinMs} ms)`,
    passed:
      Math.max(slow.errorAfterMs, down.errorAfterMs) <= errorWithinMs && down.publicShare === 1 && down.signedInWorkOn,
    figures: { errorWithinMs, pages, slow, down },
  })
} finally {
  await browser.close()
  proxy.close()
  if (!isShort) await bringBack('identity')
}

async function readPublicPages(): Promise<number> {
  const statuses = await each(urls, async (url) => (await request(url)).status, { perSecond: 60 })
  return statuses.filter((status) => status === 200).length / statuses.length
}
