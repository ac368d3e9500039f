import { type GateReport, gateReport, type GateRule } from '@ferrule/domain/publish-gate/gate-finding'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import type { ContentServiceAddress } from './query-content-service.ts'

/** A check reads all texts of its pages. */
const timeoutMs = 20_000

export type GateCheck = { siteSlug: string; pageIds: string[]; batchIds: string[] }

/** Checks pages before they are published; undefined without the site. */
export async function checkPages(address: ContentServiceAddress, check: GateCheck): Promise<GateReport | undefined> {
  const report = await send(address, 'check', check)
  return report === undefined ? undefined : gateReport.parse(report)
}

export type GateAcceptance = { pageIds: string[]; rules: GateRule[]; reason: string; session: string }

/** Saves the reason why warnings are accepted. */
export async function acceptWarnings(address: ContentServiceAddress, acceptance: GateAcceptance): Promise<void> {
  await send(address, 'accept', acceptance)
}

async function send({ url, key }: ContentServiceAddress, action: string, body: object): Promise<unknown> {
  const response = await tracedFetch('content PublishGate', `${url}/api/pages/publish-gate/${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return response.json()
}
