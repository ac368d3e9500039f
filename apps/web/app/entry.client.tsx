import { parseLocale } from '@ferrule/domain/locales/locale'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnce } from './builds/reload-once.ts'
import { watchBuild } from './builds/watch-build.ts'
import { browserAreas } from './frame/browser-areas.ts'
import { builtInTexts, TextsContext } from './frame/texts.tsx'

/** Hydrates pages whose route handle is `hydrated`; all others load the islands instead. */
async function start() {
  const { language = 'en', country } = parseLocale(document.documentElement.lang) ?? {}
  const texts = language === 'en' ? builtInTexts : ((await loadTexts(language, browserAreas, country)) as Texts)
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsContext value={texts}>
        <HydratedRouter />
      </TextsContext>,
    )
  })
}

window.addEventListener('vite:preloadError', reloadOnce)
void start()
void watchBuild()
