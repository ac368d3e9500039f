import { formatDay } from '@ferrule/texts/format-date'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { saveProof } from './save-proof.ts'
import { SaveSbom } from './save-sbom.tsx'
import classes from './software.module.css'
import type { SoftwareQuery } from './software.generated.ts'
import { useSoftwareDownload } from './use-software-download.ts'

type Release = SoftwareQuery['software'][number]['releases'][number]

type ReleaseRowProps = { family: string; release: Release; isNewest: boolean }

/** A software version. */
export function ReleaseRow({ family, release, isNewest }: ReleaseRowProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { version, releasedOn, notes, fileName, byteSize, sha256, signature } = release
  const { state, download } = useSoftwareDownload({ family, version })
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
        {release.components !== null && <SaveSbom family={family} release={release} />}
        {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
      </div>
      <Button variant={isNewest ? 'primary' : 'secondary'} loading={state === 'loading'} onClick={download}>
        <SmallIcon name="download" />
        {`${version}, ${formatFileSize(byteSize, language)}`}
        <VisuallyHidden>{texts('component.download-file', { name: fileName })}</VisuallyHidden>
      </Button>
    </li>
  )
}
