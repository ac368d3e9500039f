import type { GateFinding } from '@ferrule/domain/publish-gate/gate-finding'
import { useState } from 'react'
import { sendPublication, type Wanted } from './publish-requests.ts'
import type { DraftPage } from './draft-page.ts'

export type PageState = 'waiting' | 'done' | 'scheduled' | 'stopped'

type Options = { languages: string[]; isTogether: boolean; at?: string; reason?: string }

/** Publishes a batch page by page, or all pages in one request. A stopped page does not stop the others of a batch. */
export function usePublication(siteSlug: string, pages: readonly DraftPage[]) {
  const [states, setStates] = useState<Readonly<Record<string, PageState>>>({})
  const [findings, setFindings] = useState<GateFinding[]>([])
  const [status, setStatus] = useState<'idle' | 'running' | 'failed'>('idle')

  const publish = async ({ languages, isTogether, at, reason }: Options): Promise<void> => {
    const open = pages.filter(({ id }) => states[id] === undefined || states[id] === 'stopped').map(({ id }) => id)
    const steps = isTogether || at !== undefined ? [open] : open.map((id) => [id])
    const batchIds = pages.map(({ id }) => id)
    const done: PageState = at === undefined ? 'done' : 'scheduled'
    setStatus('running')
    setFindings([])
    try {
      for (const pageIds of steps) {
        const wanted: Wanted = { siteSlug, pageIds, batchIds, languages, ...(at && { at }), ...(reason && { reason }) }
        const found = await sendPublication(wanted)
        const state = found.length > 0 ? 'stopped' : done
        setFindings((before) => [...before, ...found])
        setStates((before) => ({ ...before, ...Object.fromEntries(pageIds.map((id) => [id, state])) }))
      }
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return { states, findings, status, publish }
}
