import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { formatDateTime } from '../tickets/ticket-labels.ts'
import { toFamilyName } from './family-name.ts'
import classes from './software.module.css'
import type { SoftwareQuery } from './software.generated.ts'

/** The user's last downloads, to look up which version went to the plant. */
export function LastDownloads({ downloads }: { downloads: SoftwareQuery['lastDownloads'] }) {
  const texts = useTexts()
  const { locale } = useFrame()
  if (downloads.length === 0) return null
  return (
    <Panel id="last-downloads" title={texts('downloads.last')}>
      <ul className={classes.last} role="list">
        {downloads.map(({ family, version, at }) => (
          <li key={`${family} ${version}`}>
            <span>{`${toFamilyName(family)} ${version}`}</span>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
