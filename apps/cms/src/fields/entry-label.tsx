'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Title of a collapsed navigation entry, so that editors find it among up to thirty without expanding each. */
export function EntryLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string | null }>()
  return <span>{data.title || String(rowNumber + 1)}</span>
}
