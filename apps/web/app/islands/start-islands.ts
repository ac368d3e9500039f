import type { ElementType } from 'react'
import { personKey } from '../sign-in/stored-person.ts'
import { isIslandName, islandLoaders } from './island-loaders.ts'

/** The one script of a document: finds its islands and brings each to life in its own time. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  whenDue(element, () => void hydrate(element))
}

function whenDue(element: HTMLElement, start: () => void): void {
  switch (element.dataset['start']) {
    case 'signed-in':
      return void (hasPerson() && start())
    case 'visible':
      return whenVisible(element, start)
    case 'idle':
      // Safari has no idle callback.
      return void ('requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: 2000 })
        : setTimeout(start, 200))
    default:
      return start()
  }
}

/** Browsers that keep nothing refuse the question itself. */
function hasPerson(): boolean {
  try {
    return localStorage.getItem(personKey) !== null
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

async function hydrate(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const load: () => Promise<ElementType> = islandLoaders[island]
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  // React itself is fetched only now: a page whose islands never come into view does without it.
  const [{ createElement }, { hydrateRoot }, component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    load(),
  ])
  hydrateRoot(element, createElement(component, JSON.parse(props)))
}
