'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The title of an entry while it is folded, so that nobody has to open thirty of them to find one. */
export function EntryLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string | null }>()
  return <span>{data.title || String(rowNumber + 1)}</span>
}
