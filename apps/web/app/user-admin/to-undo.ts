import type { Change } from './change.ts'

type Saved = { id: string | null; version?: number | null }

/** The change that takes a saved one back. An undo is not undone. */
export function toUndo(intent: Change['intent'], { id, version = null }: Saved): Change[] {
  if (!id || version === null || intent === 'undo' || intent === 'undo-keep') return []
  if (intent === 'keep') return [{ intent: 'undo-keep', input: { accessId: id, reason: '' } }]
  return [{ intent: 'undo', input: { accessId: id, version } }]
}
