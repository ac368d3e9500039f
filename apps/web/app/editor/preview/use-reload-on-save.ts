import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { useEffect } from 'react'
import type { Preview } from './load-preview.server.ts'

const pollMs = 3000

/**
 * Reloads when somebody saves the page: at once beside the content admin, which announces each save to its frame, and
 * otherwise within seconds by asking the draft proxy.
 */
export function useReloadOnSave({ page, query, adminOrigin }: Preview, reload: () => void): void {
  const id = page?.id
  const shown = page?.updatedAt
  const language = page?.language
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (isDocumentEvent(event, adminOrigin)) reload()
    }
    addEventListener('message', onMessage)
    if (window.parent !== window) ready({ serverURL: adminOrigin })
    return () => removeEventListener('message', onMessage)
  }, [adminOrigin, reload])
  useEffect(() => {
    if (id === undefined || language === undefined) return undefined
    const args = new URLSearchParams({ id, language, site: query.site, stage: query.stage })
    const poll = async () => {
      if (document.hidden) return
      const saved = await findRevision(args)
      if (saved !== undefined && saved !== shown) reload()
    }
    const timer = setInterval(() => void poll(), pollMs)
    return () => clearInterval(timer)
  }, [id, language, shown, query.site, query.stage, reload])
}

async function findRevision(args: URLSearchParams): Promise<string | undefined> {
  const response = await fetch(`/api/draft-proxy/revision?${args.toString()}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const body: { updatedAt?: string } = await response.json()
  return body.updatedAt
}
