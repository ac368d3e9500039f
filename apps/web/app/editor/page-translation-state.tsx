import type { EditorPageRow } from '@ferrule/domain/editor/editor-page-list'
import type { Language } from '@ferrule/domain/locales/language'
import { aggregateTranslationState, type TranslationAction } from '@ferrule/domain/translation/page-translation'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'
import { translationStateLabels } from './state-marks.ts'

type Props = { page: EditorPageRow; languages: readonly Language[]; locale: string }

/** The state of all translations of a page together, with the buttons that start and reset them. */
export function PageTranslationState({ page, languages, locale }: Props) {
  const texts = useTexts()
  const [sending, setSending] = useState<TranslationAction>()
  const [failed, setFailed] = useState<TranslationAction>()
  const { targetLanguages } = toPageTranslation(factsOf(page, languages))
  const states = targetLanguages.map(({ state }) => state)
  const { tone, icon, text } = translationStateLabels[aggregateTranslationState(states)]
  const send = async (action: TranslationAction) => {
    setSending(action)
    setFailed(undefined)
    const response = await fetch(`/api/translation/${action}/${page.id}`, { method: 'POST' }).catch(() => undefined)
    if (response?.ok) return location.reload()
    setSending(undefined)
    setFailed(action)
  }
  const button = (action: TranslationAction) => (
    <button
      type="button"
      className={classes.action}
      aria-describedby={`page-${page.id}`}
      disabled={sending !== undefined}
      aria-busy={sending === action || undefined}
      onClick={() => void send(action)}
    >
      {texts(`editor.translation.${action}`)}
    </button>
  )
  return (
    <div className={classes.translation}>
      <StatusBadge {...{ tone, icon }}>{texts(text)}</StatusBadge>
      {states.length > 0 && (
        <a
          className={classes.action}
          aria-describedby={`page-${page.id}`}
          href={`/${locale}/editor/translation/${page.id}`}
        >
          {texts('editor.translation.open')}
        </a>
      )}
      {states.includes('MarkedForTranslation') && button('start')}
      {states.includes('InProgress') && button('reset')}
      {failed && <p role="alert">{texts(`editor.translation.${failed}-failed`)}</p>}
    </div>
  )
}

function factsOf({ states, inProgress }: EditorPageRow, siteLanguages: readonly Language[]) {
  const written = siteLanguages.filter((language) => states[language] !== undefined)
  const published = written.filter((language) => states[language] !== 'draft')
  const orders = inProgress.map((languageCode) => ({ languageCode, exportedAt: null, importedAt: null }))
  return { siteLanguages, published, written, orders }
}
