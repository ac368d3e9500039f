'use client'

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'
import { type Bilingual, inLanguage } from '@ferrule/blocks/bilingual'

/** The fields that tell blocks of one kind apart. */
type BlockTexts = Partial<Record<'heading' | 'title' | 'quote' | 'caption' | 'name', string | null>>

/** Title of a block, so that editors find it among others without expanding each: its kind and its first text. */
export function BlockLabel({ kind }: { kind: Bilingual }) {
  const { data, rowNumber = 0 } = useRowLabel<BlockTexts>()
  const { i18n } = useTranslation()
  const text = data.heading || data.title || data.quote || data.caption || data.name
  return (
    <span className="block-label">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {inLanguage(kind, i18n.language)}
      </Pill>
      {text && <span className="block-label__text">{text}</span>}
    </span>
  )
}
