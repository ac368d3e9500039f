import { formatDay } from '@ferrule/texts/format-date'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { reloadInBackground } from '../live/keep-previous-data.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { saveProof } from './save-proof.ts'
import classes from './software.module.css'
import type { SoftwareQuery } from './software.generated.ts'
import { StartDownload } from './start-download.generated.ts'

type Release = SoftwareQuery['software'][number]['releases'][number]

type ReleaseRowProps = { family: string; release: Release; isNewest: boolean }

/** A software version. Its download URL is requested on click, because it is valid for 15 minutes. */
export function ReleaseRow({ family, release, isNewest }: ReleaseRowProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { version, releasedOn, notes, fileName, byteSize, sha256, signature } = release
  const download = async () => {
    setState('loading')
    try {
      const { startDownload } = await queryDataService(StartDownload, { family, version })
      if (startDownload.path === null) throw new Error(startDownload.refusal ?? 'no download URL')
      window.location.assign(startDownload.path)
      setState('idle')
      // Updates the list of the last downloads.
      void reloadInBackground(revalidate)
    } catch {
      setState('failed')
    }
  }
  const date = formatDay(releasedOn, language)
  return (
    <li>
      <div>
        <p className={classes.version}>
          <strong>{version}</strong>
          <span>{date}</span>
          {isNewest && <StatusBadge tone="accent">{texts('downloads.newest')}</StatusBadge>}
        </p>
        <p>{notes}</p>
        <p className={classes.sum}>
          <span>{texts('downloads.checksum')}</span>
          <code>{sha256}</code>
        </p>
        <p className={classes.sum}>
          <span>{texts('downloads.signature')}</span>
          <code>{signature}</code>
        </p>
        <Button
          variant="quiet"
          aria-label={`${texts('downloads.save-proof')}: ${fileName}`}
          onClick={() => saveProof(release)}
        >
          {texts('downloads.save-proof')}
        </Button>
        {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
      </div>
      <Button
        variant={isNewest ? 'primary' : 'secondary'}
        loading={state === 'loading'}
        onClick={() => void download()}
      >
        <SmallIcon name="download" />
        {`${version}, ${formatFileSize(byteSize, language)}`}
        <VisuallyHidden>{texts('component.download-file', { name: fileName })}</VisuallyHidden>
      </Button>
    </li>
  )
}
