import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { saveExport } from './save-export.ts'

type ExportButtonsProps = {
  table: 'tickets' | 'service-desk'
  /** What the list is filtered by, as its own address says it. */
  query: string
}

const formats = ['xlsx', 'csv'] as const

/** Takes the list along as it is filtered. */
export function ExportButtons({ table, query }: ExportButtonsProps) {
  const texts = useTexts()
  const { locale } = useFrame()
  const [state, setState] = useState<(typeof formats)[number] | 'failed'>()
  const save = async (format: (typeof formats)[number]) => {
    setState(format)
    const wishes = new URLSearchParams(query)
    wishes.set('locale', locale)
    wishes.set('format', format)
    setState((await saveExport(table, wishes)) ? undefined : 'failed')
  }
  return (
    <>
      {formats.map((format) => (
        <Button key={format} look="secondary" loading={state === format} onClick={() => void save(format)}>
          {texts(`component.export-${format}`)}
        </Button>
      ))}
      {state === 'failed' && <FlashMessage kind="error" title={texts('component.export-failed')} />}
    </>
  )
}
