import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { toFamilyName } from '../software/family-name.ts'
import { StartDownload } from '../software/start-download.generated.ts'

type FixDownloadProps = { fix: { family: string; version: string; byteSize: number | null } }

/** Downloads the version that fixes a family. Nothing is shown for a version that is not in the download centre. */
export function FixDownload({ fix: { family, version, byteSize } }: FixDownloadProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  if (byteSize === null) return null
  const download = async () => {
    setState('loading')
    try {
      const { startDownload } = await queryDataService(StartDownload, { family, version })
      if (startDownload.path === null) throw new Error(startDownload.refusal ?? 'no download URL')
      window.location.assign(startDownload.path)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button loading={state === 'loading'} onClick={() => void download()}>
        <SmallIcon name="download" />
        {`${toFamilyName(family)} ${version}, ${formatFileSize(byteSize, language)}`}
      </Button>
      {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
    </>
  )
}
