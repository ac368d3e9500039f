import { Pill } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import type { VersionRow } from './list-versions.ts'

type VersionStatusProps = { row: VersionRow; t: PayloadRequest['t'] }

export function VersionStatus({ row: { isAutosave, status }, t }: VersionStatusProps) {
  if (!status) return null
  return (
    <div className="autosave-cell__items">
      {isAutosave && <Pill size="small">{t('version:autosave')}</Pill>}
      <Pill size="small" pillStyle={status === 'currentlyPublished' ? 'success' : 'light'}>
        {t(`version:${status}`)}
      </Pill>
    </div>
  )
}
