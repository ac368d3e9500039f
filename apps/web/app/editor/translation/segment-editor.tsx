import type { Language } from '@ferrule/domain/locales/language'
import type { GlossaryTerm } from '@ferrule/domain/translation/glossary'
import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import type { MemoryMatch } from '@ferrule/domain/translation/translation-memory'
import { Button } from '@ferrule/ui/button'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../frame/texts.tsx'
import { SegmentMatches, SegmentTerms } from './segment-hints.tsx'
import { SegmentStatus } from './segment-status.tsx'
import { toPlaceLabel } from './to-place-label.ts'
import classes from './translation-desk.module.css'
import type { SegmentEdits } from './use-segment-edits.ts'

export const toEditorId = (key: string) => `translation-${key}`

type Props = {
  segment: DeskSegment
  language: Language
  edits: SegmentEdits
  matches: readonly MemoryMatch[]
  terms: readonly GlossaryTerm[]
  /** Moves the focus to the next text that needs work. */
  onNext: () => void
}

/** The translation of one text: an input if it needs work, else the text with a button that opens the input. */
export function SegmentEditor({ segment, language, edits, matches, terms, onNext }: Props) {
  const texts = useTexts()
  const { key, state, target, taggedTarget } = segment
  const [isOpen, setIsOpen] = useState(false)
  const unsaved = edits.unsaved[key]
  const outcome = edits.outcomes[key]
  const place = toPlaceLabel(segment, texts)
  const open = () => {
    flushSync(() => setIsOpen(true))
    document.getElementById(toEditorId(key))?.focus()
  }
  // A text that was just saved stays open, so that the focus and the rows below stay where they are.
  if (state === 'translated' && !isOpen && !unsaved && outcome === undefined)
    return (
      <div className={classes.done}>
        <p lang={language}>{target}</p>
        <Button variant="quiet" aria-label={texts('editor.desk.edit-place', { place })} onClick={open}>
          {texts('editor.desk.edit')}
        </Button>
      </div>
    )
  const text = unsaved?.text ?? taggedTarget ?? ''
  const isEmpty = text.trim() === ''
  const save = () => void edits.save([key])
  // The button goes away with the unsaved text.
  const saveFromButton = () => {
    document.getElementById(toEditorId(key))?.focus()
    save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const [best] = matches
    if (event.altKey && best) return edits.change(segment, best.target)
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onNext()
    if (!isEmpty && (unsaved || state === 'changed')) save()
  }
  return (
    <div className={classes.editor}>
      <textarea
        id={toEditorId(key)}
        className={classes.input}
        aria-label={texts('editor.desk.translation-of', { place })}
        aria-describedby={`${toEditorId(key)}-status`}
        aria-keyshortcuts="Control+Enter Alt+Enter"
        lang={language}
        rows={2}
        placeholder={texts('editor.desk.none')}
        maxLength={segment.maxLength ?? 20_000}
        value={text}
        onChange={({ target: { value } }) => edits.change(segment, value)}
        onKeyDown={onKeyDown}
      />
      <SegmentTerms source={segment.source} {...{ text, terms }} />
      <div className={classes.actions}>
        {unsaved ? (
          <Button variant="secondary" disabled={isEmpty} loading={outcome === 'saving'} onClick={saveFromButton}>
            {texts('editor.desk.save')}
          </Button>
        ) : (
          state === 'changed' && (
            <Button variant="secondary" loading={outcome === 'saving'} onClick={saveFromButton}>
              {texts('editor.desk.accept')}
            </Button>
          )
        )}
        {unsaved && outcome !== 'saving' && (
          <Button variant="quiet" onClick={() => edits.discard(key)}>
            {texts('editor.desk.discard')}
          </Button>
        )}
        <SegmentStatus id={`${toEditorId(key)}-status`} {...{ outcome }} isUnsaved={unsaved !== undefined} />
      </div>
      {!unsaved && <SegmentMatches {...{ matches }} onInsert={(suggestion) => edits.change(segment, suggestion)} />}
    </div>
  )
}
