import type { InlineCodeKind } from '@ferrule/domain/translation/coded-text'

/** Type and subtype of the elements `pc` and `ph`. XLIFF has no subtype for bold and italic at once. */
export const codeTypes: Record<InlineCodeKind, { type: string; subType?: string }> = {
  bold: { type: 'fmt', subType: 'xlf:b' },
  italic: { type: 'fmt', subType: 'xlf:i' },
  'bold-italic': { type: 'fmt', subType: 'ferrule:bi' },
  link: { type: 'link' },
  break: { type: 'fmt', subType: 'xlf:lb' },
}

const kinds: readonly InlineCodeKind[] = ['bold', 'italic', 'bold-italic', 'link', 'break']

export function findCodeKind(attributes: Readonly<Record<string, string>>): InlineCodeKind | undefined {
  return kinds.find((kind) => {
    const { type, subType } = codeTypes[kind]
    return attributes['type'] === type && attributes['subType'] === subType
  })
}
