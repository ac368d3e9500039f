import type { LanguageState } from '@ferrule/domain/editor/editor-page'

export const stateTexts = {
  published: 'editor.stage.published',
  'draft-newer': 'editor.draft-newer',
  draft: 'editor.draft-only',
  embargo: 'editor.embargo',
} as const satisfies Record<LanguageState, string>

export const stateIcons = {
  published: 'check',
  'draft-newer': 'edit',
  draft: 'ring',
  embargo: 'clock',
} as const satisfies Record<LanguageState, string>
