import { Button } from '@ferrule/ui/button'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { fetchEdgeCopy } from './fetch-edge-copy.ts'
import { FreshnessList } from './freshness-list.tsx'
import { type LanguageFreshness, pageFreshness } from './page-freshness.ts'

/** Button and dialog that show what visitors get of a page now, and refresh it in all caches. */
export function PageFreshnessDialog({ pageId, locale }: { pageId: string; locale: string }) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const [rows, setRows] = useState<LanguageFreshness[]>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'requested' | 'failed'>('idle')
  const attempt = async (work: () => Promise<void>, done: 'idle' | 'requested') => {
    setStatus('loading')
    try {
      await work()
      setStatus(done)
    } catch {
      setStatus('failed')
    }
  }
  const load = async () => setRows(await loadFreshness(pageId))
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) void attempt(load, 'idle')
  }
  return (
    <PreviewDialog
      {...{ open }}
      title={texts('editor.freshness')}
      hint={texts('editor.freshness.hint')}
      onOpenChange={change}
      status={
        status === 'failed'
          ? texts('editor.preview.failed')
          : status === 'requested' && texts('editor.freshness.requested')
      }
      actions={
        <>
          <Button
            loading={status === 'loading'}
            onClick={() => void attempt(() => requestRefresh(pageId), 'requested')}
          >
            {texts('editor.freshness.refresh')}
          </Button>
          <Button variant="secondary" disabled={status === 'loading'} onClick={() => void attempt(load, 'idle')}>
            {texts('editor.gate.again')}
          </Button>
        </>
      }
    >
      {rows && <FreshnessList {...{ rows, locale }} />}
    </PreviewDialog>
  )
}

async function loadFreshness(pageId: string): Promise<LanguageFreshness[]> {
  const response = await fetch(`/api/page-freshness/${pageId}`)
  if (!response.ok) throw new Error(`freshness: ${response.status}`)
  const { languages } = pageFreshness.parse(await response.json())
  return Promise.all(languages.map(async (one) => ({ ...one, copy: await fetchEdgeCopy(one.url) })))
}

async function requestRefresh(pageId: string): Promise<void> {
  const response = await fetch(`/api/page-freshness/${pageId}`, { method: 'POST' })
  if (!response.ok) throw new Error(`freshness: ${response.status}`)
}
