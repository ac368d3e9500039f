import { alignSections } from '@ferrule/blocks/translation/align-sections'
import { type CodedSection, sectionsToPlain } from '@ferrule/domain/translation/coded-text'
import { findTextField } from '@ferrule/domain/translation/find-text-field'
import { toTaggedText } from '@ferrule/domain/translation/tagged-text'
import type { ContentRow } from '@ferrule/domain/translation/text-field'
import { pageTextFields } from './page-text-fields.ts'

type Texts = { source: ContentRow; target: ContentRow }

/** A translation with the tags of its source; without any if it has other paragraphs. */
export function toTaggedTarget(
  { source, target }: Texts,
  { key, sections }: { key: string; sections: readonly CodedSection[] },
): string {
  const translated = findTextField(pageTextFields, target, key)
  if (translated?.field.type !== 'rich-text') return sectionsToPlain(sections)
  const original = findTextField(pageTextFields, source, key)
  const aligned = alignSections(translated.value, original?.value)
  return aligned ? toTaggedText(aligned) : sectionsToPlain(sections)
}
