import type { Language } from '@ferrule/domain/locales/language'
import type { DeskSegment, TranslationDesk } from '@ferrule/domain/translation/translation-desk'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { SegmentEditor, toEditorId } from './segment-editor.tsx'
import { SourceText } from './source-text.tsx'
import { toPlaceLabel } from './to-place-label.ts'
import classes from './translation-desk.module.css'
import type { SegmentEdits } from './use-segment-edits.ts'

const states = {
  new: { tone: 'info', icon: 'plus', text: 'editor.desk.new' },
  changed: { tone: 'warn', icon: 'edit', text: 'editor.desk.changed' },
  translated: { tone: 'ok', icon: 'check', text: 'editor.translation.translated' },
} as const

type Props = {
  /** With their numbers on the page. */
  segments: readonly (DeskSegment & { number: number })[]
  names: { source: string; target: string }
  source: Language
  language: Language
  edits: SegmentEdits
  hints: Pick<TranslationDesk, 'matches' | 'terms'>
}

/** Each text of the source beside its translation. */
export function SegmentTable({ segments, names, source, language, edits, hints }: Props) {
  const texts = useTexts()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts('editor.desk.text')}</th>
          <th scope="col">{texts('editor.desk.source', { language: names.source })}</th>
          <th scope="col">{texts('editor.desk.target', { language: names.target })}</th>
        </tr>
      </thead>
      <tbody>
        {segments.map((segment, index) => {
          const { tone, icon, text } = states[segment.state]
          const { number } = segment
          return (
            <tr key={segment.key} data-state={segment.state}>
              <th scope="row">
                <b>{number}</b> {toPlaceLabel(segment, texts)}
                <StatusBadge {...{ tone, icon }}>{texts(text)}</StatusBadge>
              </th>
              <td lang={source}>
                <SourceText {...{ segment }} terms={hints.terms} />
              </td>
              <td>
                <SegmentEditor
                  {...{ segment, language, edits }}
                  matches={hints.matches[segment.key] ?? []}
                  terms={hints.terms}
                  onNext={() => focusFirst(segments.slice(index + 1))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Focuses the first of these texts that has an open input. */
export function focusFirst(segments: readonly DeskSegment[]): void {
  for (const { key } of segments) {
    const input = document.getElementById(toEditorId(key))
    if (!input) continue
    input.focus()
    input.scrollIntoView({ block: 'center' })
    return
  }
}
