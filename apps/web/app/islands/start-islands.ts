import { reloadOnce } from '../builds/reload-once.ts'
import { newsPanelHref } from '../frame/news-panel-id.ts'
import type * as Tags from '../consent/start-tags.ts'
import type * as Hydration from './hydrate-island.ts'

/** The one script of a document: finds its islands and starts each in its own time. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  // Whoever is faster than the script is not forgotten.
  let pressed: EventTarget | null = null
  const remember = ({ target }: Event) => void (pressed = target)
  element.addEventListener('click', remember)
  const begin = async () => {
    await start(element)
    element.removeEventListener('click', remember)
    if (pressed instanceof Element) pressed.closest('button')?.click()
  }
  // What cannot be fetched any more belongs to a build that is gone.
  whenDue(element, () => void begin().catch(reloadOnce))
}

const question = document.querySelector<HTMLElement>('[data-consent]')
if (question) askConsent(question)

/** Who has not answered is asked; what an answer allows is fetched then, and nothing of it before. */
function askConsent(element: HTMLElement): void {
  const { consent = '' } = element.dataset
  const answer = document.cookie.split('; ').find((part) => part.startsWith(consent))
  element.hidden = answer !== undefined
  const groups = answer?.split('.')[2]?.split('-') ?? []
  if (groups[0])
    void import(/* @vite-ignore */ addressOf('tags')).then(({ startTags }: typeof Tags) => startTags(element, groups))
}

/** The one named action of links: it opens the news beside the page. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(`a[href="${newsPanelHref}"]`)
  const panel = link && document.querySelector<HTMLDialogElement>(newsPanelHref)
  if (!panel) return
  event.preventDefault()
  panel.showModal()
})

/** A choice that stays, such as the units of technical data. The list it belongs to is then asked for anew. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const cookie = target.closest<HTMLElement>('[data-remember]')?.dataset['remember']
  if (cookie === undefined) return
  document.cookie = `${cookie}=${target.value}; Path=/; Max-Age=34560000; SameSite=Lax`
  target.form?.requestSubmit()
})

/** React is fetched only now: a page whose islands never come into view does without it. */
async function start(element: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const { hydrateIsland }: typeof Hydration = await import(/* @vite-ignore */ addressOf('hydration'))
  await hydrateIsland(element)
}

/** The page gives the address: with one of its own the bundler would add code to preload what it needs. */
function addressOf(script: 'hydration' | 'tags'): string {
  return document.querySelector<HTMLScriptElement>('script[data-hydration]')?.dataset[script] ?? ''
}

function whenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset['start']) {
    case 'signed-in':
      return void (keepsSomething(element) && start())
    case 'kept':
      return keepsSomething(element) ? whenIdle(start) : whenNear(element, start)
    case 'near':
      return whenNear(element, start)
    case 'other-locale':
      return void (hasOtherLocale(element) && start())
    case 'visible':
      return whenVisible(element, start)
    case 'idle':
      return whenIdle(start)
    default:
      return start()
  }
}

/** Asked before anything is fetched, because next to nobody reads in another locale than they chose. */
function hasOtherLocale({ dataset }: HTMLElement): boolean {
  const { cookie, locale }: { cookie?: string; locale?: string } = JSON.parse(dataset['props'] ?? '{}')
  const stored = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`))
  return stored !== undefined && stored !== `${cookie}=${locale}`
}

/** Browsers that keep nothing refuse the question itself. */
function keepsSomething({ dataset }: HTMLElement): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) => storage.getItem(dataset['key'] ?? '') !== null)
  } catch {
    return false
  }
}

function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start()
  })
  observer.observe(element)
}

/** Safari has no idle callback. */
function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function whenNear(element: HTMLElement, start: () => void): void {
  const due = new AbortController()
  const begin = () => {
    due.abort()
    start()
  }
  for (const sign of ['pointerover', 'focusin', 'click']) element.addEventListener(sign, begin, { signal: due.signal })
}
