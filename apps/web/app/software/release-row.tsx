import { formatDate } from '@ferrule/texts/format-date'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { readUnasked } from '../live/keep-shown.ts'
import { askData } from '../sign-in/ask-data.ts'
import { saveProof } from './save-proof.ts'
import classes from './software.module.css'
import type { SoftwareQuery } from './software.generated.ts'
import { StartDownload } from './start-download.generated.ts'

type Release = SoftwareQuery['software'][number]['releases'][number]

type ReleaseRowProps = { family: string; release: Release; isNewest: boolean }

/** One version. Its address is asked for when somebody wants it, because it holds for a quarter of an hour. */
export function ReleaseRow({ family, release, isNewest }: ReleaseRowProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const { version, releasedOn, notes, fileName, byteSize, sha256, signature } = release
  const download = async () => {
    setState('asking')
    try {
      const { startDownload } = await askData(StartDownload, { family, version })
      if (startDownload.path === null) throw new Error(startDownload.refusal ?? 'no address')
      window.location.assign(startDownload.path)
      setState('idle')
      // It is one of the last downloads now.
      void readUnasked(revalidate)
    } catch {
      setState('failed')
    }
  }
  const date = formatDate(new Date(`${releasedOn}T00:00:00Z`), language, { timeZone: 'UTC', month: 'short' })
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
          look="quiet"
          aria-label={`${texts('downloads.save-proof')}: ${fileName}`}
          onClick={() => saveProof(release)}
        >
          {texts('downloads.save-proof')}
        </Button>
        {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
      </div>
      <Button look={isNewest ? 'primary' : 'secondary'} loading={state === 'asking'} onClick={() => void download()}>
        <SmallIcon name="download" />
        {`${version}, ${formatFileSize(byteSize, language)}`}
        <VisuallyHidden>{texts('component.download-file', { name: fileName })}</VisuallyHidden>
      </Button>
    </li>
  )
}
