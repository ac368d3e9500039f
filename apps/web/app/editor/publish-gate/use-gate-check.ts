import { type GateReport, gateReport } from '@ferrule/domain/publish-gate/gate-finding'
import { useCallback, useEffect, useState } from 'react'
import type { PublishGate } from './load-publish-gate.server.ts'

/** Pages of one request, so that the progress moves. */
const step = 5

const empty: GateReport = { pages: 0, texts: 0, findings: [], acceptances: [] }

type GateCheck = { report: GateReport; isRunning: boolean; hasFailed: boolean; checkAgain: () => void }

/** Checks a batch in steps and collects the findings. */
export function useGateCheck({ siteSlug, pages }: PublishGate): GateCheck {
  const [run, setRun] = useState(0)
  const [report, setReport] = useState(empty)
  const [state, setState] = useState<'running' | 'done' | 'failed'>('running')
  const checkAgain = useCallback(() => setRun((count) => count + 1), [])
  useEffect(() => {
    const controller = new AbortController()
    const batchIds = pages.map(({ id }) => id)
    const check = async () => {
      setReport(empty)
      setState('running')
      for (let start = 0; start < batchIds.length; start += step) {
        const body = { siteSlug, batchIds, pageIds: batchIds.slice(start, start + step) }
        const part = gateReport.parse(await send('check', body, controller.signal))
        if (controller.signal.aborted) return
        setReport((before) => join(before, part))
      }
      setState('done')
    }
    check().catch(() => {
      if (!controller.signal.aborted) setState('failed')
    })
    return () => controller.abort()
  }, [siteSlug, pages, run])
  return { report, isRunning: state === 'running', hasFailed: state === 'failed', checkAgain }
}

export async function send(action: 'check' | 'accept', body: object, signal?: AbortSignal): Promise<unknown> {
  const options = { method: 'POST', body: JSON.stringify(body), ...(signal ? { signal } : {}) }
  const response = await fetch(`/api/publish-gate/${action}`, options)
  if (!response.ok) throw new Error(`publish gate: ${response.status}`)
  return response.json()
}

function join(one: GateReport, other: GateReport): GateReport {
  return {
    pages: one.pages + other.pages,
    texts: one.texts + other.texts,
    findings: [...one.findings, ...other.findings],
    acceptances: [...one.acceptances, ...other.acceptances],
  }
}
