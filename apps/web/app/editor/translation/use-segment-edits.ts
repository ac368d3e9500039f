import type { Language } from '@ferrule/domain/locales/language'
import type { ImportRefusal } from '@ferrule/domain/translation/assess-import'
import { splitEdits } from '@ferrule/domain/translation/split-edits'
import type { DeskSegment, SegmentEdit } from '@ferrule/domain/translation/translation-desk'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendSegments } from './send-segments.ts'
import { readUnsavedTexts, storeUnsavedTexts, type UnsavedTexts } from './stored-edits.ts'

export type SegmentOutcome = 'saving' | 'saved' | 'session' | 'failed' | ImportRefusal

type Desk = { pageId: string; language: Language; segments: readonly DeskSegment[] }

export type SegmentEdits = {
  unsaved: UnsavedTexts
  outcomes: Readonly<Record<string, SegmentOutcome>>
  change: (segment: DeskSegment, text: string) => void
  discard: (key: string) => void
  /** Forgets which texts were saved. */
  settle: () => void
  /** Saves the typed texts of these segments; a text that was not changed is accepted as it is. */
  save: (keys: readonly string[]) => Promise<void>
}

/** Texts typed at the desk. They are stored in this browser until the content service has accepted them. */
export function useSegmentEdits({ pageId, language, segments }: Desk): SegmentEdits {
  const { revalidate } = useRevalidator()
  const storageKey = `translation ${pageId} ${language}`
  const [unsaved, setUnsaved] = useState(() => readUnsavedTexts(storageKey))
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, SegmentOutcome>>>({})
  // A response arrives after more was typed: it must change the texts of then.
  const latest = useRef(unsaved)
  const replace = (texts: UnsavedTexts) => {
    latest.current = texts
    storeUnsavedTexts(storageKey, texts)
    setUnsaved(texts)
  }
  const discard = (key: string) => {
    replace(without(latest.current, [key]))
    setOutcomes((before) => without(before, [key]))
  }
  const change = ({ key, sourceHash, taggedTarget }: DeskSegment, text: string) => {
    if (text === (taggedTarget ?? '')) return discard(key)
    const before = latest.current[key]
    replace({ ...latest.current, [key]: { text, sourceHash: before ? before.sourceHash : sourceHash } })
    setOutcomes((known) => (known[key] === 'saved' ? without(known, [key]) : known))
  }
  const settle = () =>
    setOutcomes((known) =>
      without(
        known,
        Object.keys(known).filter((key) => known[key] === 'saved'),
      ),
    )
  const send = async (edits: readonly SegmentEdit[]) => {
    const keys = edits.map(({ key }) => key)
    setOutcomes((before) => ({ ...before, ...toRecord(keys, () => 'saving') }))
    const result = await sendSegments({ pageId, language }, edits)
    const refused = new Map(result.kind === 'report' ? result.report.refused.map((one) => [one.key, one.reason]) : [])
    const toOutcome = (key: string) => (result.kind === 'report' ? (refused.get(key) ?? 'saved') : result.kind)
    const accepted = edits.filter(({ key, text }) => toOutcome(key) === 'saved' && latest.current[key]?.text === text)
    const rest = without(
      latest.current,
      accepted.map(({ key }) => key),
    )
    replace(Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, rebase(one, refused.get(key))])))
    setOutcomes((before) => ({ ...before, ...toRecord(keys, toOutcome) }))
    return result.kind
  }
  const save = async (keys: readonly string[]) => {
    // Without a session the route would show the sign-in in place of the texts.
    for (const edits of splitEdits(toEdits(segments, latest.current, keys)))
      if ((await send(edits)) === 'session') return
    await revalidate()
  }
  return { unsaved, outcomes, change, discard, settle, save }
}

/** After a refusal the desk shows the new source, and the next save is meant for it. */
function rebase(unsaved: UnsavedTexts[string], refusal: ImportRefusal | undefined): UnsavedTexts[string] {
  return refusal === 'source-changed' ? { ...unsaved, sourceHash: null } : unsaved
}

function toEdits(segments: readonly DeskSegment[], unsaved: UnsavedTexts, keys: readonly string[]): SegmentEdit[] {
  return segments.flatMap(({ key, sourceHash, taggedTarget }) => {
    const text = unsaved[key]?.text ?? taggedTarget ?? ''
    if (!keys.includes(key) || text.trim() === '') return []
    return [{ key, text, sourceHash: unsaved[key]?.sourceHash ?? sourceHash }]
  })
}

function toRecord(keys: readonly string[], toOutcome: (key: string) => SegmentOutcome) {
  return Object.fromEntries(keys.map((key) => [key, toOutcome(key)]))
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
