import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts } from '@ferrule/texts/load-texts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { TextsContext } from './frame/texts.tsx'

/** Runs on pages that are applications; documents load the islands instead. */
async function start() {
  const texts = await loadTexts(parseLocale(document.documentElement.lang)?.language ?? 'en')
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsContext value={texts}>
        <HydratedRouter />
      </TextsContext>,
    )
  })
}

void start()
