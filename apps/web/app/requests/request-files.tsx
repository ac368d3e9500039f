import { fileLinkMs } from '@ferrule/domain/files/upload'
import { type ComponentProps, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { SentFiles } from '../files/sent-files.tsx'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'

const refreshMs = fileLinkMs - 60_000

/** Pictures and videos of the sender. Reloads the screen before the files' links expire. */
export function RequestFiles({ files }: ComponentProps<typeof SentFiles>) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  const hasFiles = files.length > 0
  useEffect(() => {
    if (!hasFiles) return
    const timer = setInterval(() => void revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [hasFiles, revalidate])
  if (!hasFiles) return null
  return (
    <Panel id="files" title={texts('receipt.files')}>
      <SentFiles files={files} />
    </Panel>
  )
}
