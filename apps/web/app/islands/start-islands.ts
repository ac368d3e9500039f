import { reloadOnce } from '../builds/reload-once.ts'
import { newsPanelHref } from '../frame/news-panel-id.ts'
import type * as Tags from '../consent/start-tags.ts'
import type * as Hydration from './hydrate-island.ts'
import type * as Frame from './personalise-frame.ts'

/** The only initial script of a page: finds its islands and starts each when it is due. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  // A click before hydration is repeated after it.
  let pressed: EventTarget | null = null
  const remember = ({ target }: Event) => void (pressed = target)
  element.addEventListener('click', remember)
  const begin = async () => {
    await start(element)
    element.removeEventListener('click', remember)
    if (pressed instanceof Element) pressed.closest('button')?.click()
  }
  // A script that cannot be loaded belongs to an old build.
  whenDue(element, () => void begin().catch(reloadOnce))
}

// Needed on every page, so it uses no React and loads last.
whenIdle(
  () =>
    void import(/* @vite-ignore */ addressOf('frame')).then(({ personaliseFrame }: typeof Frame) => personaliseFrame()),
)

const consentBar = document.querySelector<HTMLElement>('[data-consent]')
if (consentBar) applyConsent(consentBar)

/** Shows the consent bar without a stored choice; loads tags only if the stored choice allows them. */
function applyConsent(element: HTMLElement): void {
  const { consent = '' } = element.dataset
  const choice = document.cookie.split('; ').find((part) => part.startsWith(consent))
  element.hidden = choice !== undefined
  const groups = choice?.split('.')[2]?.split('-') ?? []
  if (groups[0])
    void import(/* @vite-ignore */ addressOf('tags')).then(({ startTags }: typeof Tags) => startTags(element, groups))
}

/** Links to the news panel open it instead of navigating. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest(`a[href="${newsPanelHref}"]`)
  const panel = link && document.querySelector<HTMLDialogElement>(newsPanelHref)
  if (!panel) return
  event.preventDefault()
  panel.showModal()
})

/** Saves a choice such as the units of technical data in a cookie, and submits the form around it. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const cookie = target.closest<HTMLElement>('[data-remember]')?.dataset['remember']
  if (cookie === undefined) return
  document.cookie = `${cookie}=${target.value}; Path=/; Max-Age=34560000; Secure; SameSite=Lax`
  target.form?.requestSubmit()
})

/** Loads React on demand: a page whose islands never start does not need it. */
async function start(element: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const { hydrateIsland }: typeof Hydration = await import(/* @vite-ignore */ addressOf('hydration'))
  await hydrateIsland(element)
}

/** Reads the address from the page: for a static import the bundler would add its preload code. */
function addressOf(script: 'frame' | 'hydration' | 'tags'): string {
  return document.querySelector<HTMLScriptElement>('script[data-hydration]')?.dataset[script] ?? ''
}

function whenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset['start']) {
    case 'signed-in':
      return void (hasStoredData(element) && start())
    case 'stored':
      return hasStoredData(element) ? whenIdle(start) : whenNear(element, start)
    case 'near':
      return whenNear(element, start)
    case 'visible':
      return whenVisible(element, start)
    case 'idle':
      return whenIdle(start)
    default:
      return start()
  }
}

/** Access to storage throws if it is disabled. */
function hasStoredData({ dataset }: HTMLElement): boolean {
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
  for (const type of ['pointerover', 'focusin', 'click']) element.addEventListener(type, begin, { signal: due.signal })
}
