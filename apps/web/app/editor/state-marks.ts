import type { LanguageState } from '@ferrule/domain/editor/editor-page'
import type { ContentStage, TranslationState } from '@ferrule/domain/translation/page-translation'

export const stageTexts = {
  DRAFT: 'editor.stage.draft',
  PUBLISHED: 'editor.stage.published',
} as const satisfies Record<ContentStage, string>

export const stateTexts = {
  published: 'editor.stage.published',
  'draft-newer': 'editor.draft-newer',
  draft: 'editor.draft-only',
  embargo: 'editor.embargo',
  ended: 'editor.ended',
} as const satisfies Record<LanguageState, string>

export const filterTexts = { ...stateTexts, missing: 'editor.work.missing' } as const

export const stateIcons = {
  published: 'check',
  'draft-newer': 'edit',
  draft: 'ring',
  embargo: 'clock',
  ended: 'close',
} as const satisfies Record<LanguageState, string>

export const translationStateLabels = {
  Translated: { tone: 'ok', icon: 'check', text: 'editor.translation.translated' },
  MarkedForTranslation: { tone: 'warn', icon: 'ring', text: 'editor.translation.marked' },
  InProgress: { tone: 'info', icon: 'half', text: 'editor.translation.in-progress' },
} as const satisfies Record<TranslationState, object>
