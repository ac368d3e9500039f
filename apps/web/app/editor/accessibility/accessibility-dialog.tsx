import { Button } from '@ferrule/ui/button'
import { type RefObject, useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { AccessibilityFindings } from './accessibility-findings.tsx'
import { type AccessibilityFinding, checkFrame } from './check-frame.ts'

type AccessibilityDialogProps = { frame: RefObject<HTMLIFrameElement | null>; locale: string }

/** Button and dialog that test the previewed page for barriers. */
export function AccessibilityDialog({ frame, locale }: AccessibilityDialogProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const [findings, setFindings] = useState<AccessibilityFinding[]>()
  const [status, setStatus] = useState<'idle' | 'checking' | 'failed'>('idle')
  const check = async () => {
    setStatus('checking')
    try {
      if (!frame.current) throw new Error('there is no frame')
      const [language = 'en'] = locale.split('-')
      setFindings(await checkFrame(frame.current, language))
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) void check()
  }
  const show = (selector: string) => {
    setOpen(false)
    if (frame.current?.contentDocument) showElement(frame.current.contentDocument, selector)
  }
  return (
    <PreviewDialog
      {...{ open }}
      title={texts('editor.accessibility')}
      hint={texts('editor.accessibility.hint')}
      onOpenChange={change}
      status={
        status === 'failed'
          ? texts('editor.preview.failed')
          : status === 'idle' && findings?.length === 0 && texts('editor.accessibility.none')
      }
      actions={
        <Button variant="secondary" loading={status === 'checking'} onClick={() => void check()}>
          {texts('editor.gate.again')}
        </Button>
      }
    >
      {findings && <AccessibilityFindings findings={findings} onShow={show} />}
    </PreviewDialog>
  )
}

const outlineMs = 6000

/** Scrolls the page to an element and outlines it for a few seconds. */
function showElement(page: Document, selector: string): void {
  const element = page.querySelector<HTMLElement>(selector)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  const { outline, outlineOffset } = element.style
  Object.assign(element.style, { outline: '3px solid #d6336c', outlineOffset: '3px' })
  setTimeout(() => Object.assign(element.style, { outline, outlineOffset }), outlineMs)
}
