import type { Language } from '@ferrule/domain/locales/language'
import { compareTexts } from '@ferrule/domain/translation/text-difference'
import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { toPlaceLabel } from './to-place-label.ts'
import classes from './translation-desk.module.css'

const states = {
  new: { tone: 'info', icon: 'plus', text: 'editor.desk.new' },
  changed: { tone: 'warn', icon: 'edit', text: 'editor.desk.changed' },
  translated: { tone: 'ok', icon: 'check', text: 'editor.translation.translated' },
} as const

type Props = {
  segments: readonly DeskSegment[]
  names: { source: string; target: string }
  source: Language
  language: Language
}

/** Each text of the source beside its translation. A changed source shows what changed since the translation. */
export function SegmentTable({ segments, names, source, language }: Props) {
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
        {segments.map((segment) => {
          const { tone, icon, text } = states[segment.state]
          return (
            <tr key={segment.key} data-state={segment.state}>
              <th scope="row">
                {toPlaceLabel(segment, texts)}
                <StatusBadge {...{ tone, icon }}>{texts(text)}</StatusBadge>
              </th>
              <td lang={source}>
                <SourceText segment={segment} />
              </td>
              <td lang={segment.target === null ? undefined : language}>
                {segment.target ?? <span className={classes.missing}>{texts('editor.desk.none')}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function SourceText({ segment: { source, previousSource } }: { segment: DeskSegment }) {
  if (previousSource === null) return source
  return compareTexts(previousSource, source).map(({ text, change }, index) => {
    const key = `${index} ${text}`
    if (change === 'added') return <ins key={key}>{text}</ins>
    return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}
