import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { saveExport } from './save-export.ts'

type ExportButtonsProps = {
  table: 'tickets' | 'service-desk' | 'desk-figures'
  /** The filters as the list's query string. */
  query: string
}

const formats = ['xlsx', 'csv'] as const

/** Downloads the filtered list. */
export function ExportButtons({ table, query }: ExportButtonsProps) {
  const texts = useTexts()
  const { locale } = useFrame()
  const [state, setState] = useState<(typeof formats)[number] | 'failed'>()
  const save = async (format: (typeof formats)[number]) => {
    setState(format)
    const filters = new URLSearchParams(query)
    filters.set('locale', locale)
    filters.set('format', format)
    setState((await saveExport(table, filters)) ? undefined : 'failed')
  }
  return (
    <>
      {formats.map((format) => (
        <Button key={format} variant="secondary" loading={state === format} onClick={() => void save(format)}>
          {texts(`component.export-${format}`)}
        </Button>
      ))}
      {state === 'failed' && <FlashMessage kind="error" title={texts('component.export-failed')} />}
    </>
  )
}
