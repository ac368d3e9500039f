import { isSearchShortcut } from '@ferrule/domain/search/search-shortcut'
import { Icon } from '@ferrule/ui/icon'
import { useEffect, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { ErrorBoundary } from '../portal/error-boundary.tsx'
import { lazyPart } from '../portal/lazy-part.tsx'
import classes from './portal-search-button.module.css'
import { toPressedKey } from './to-pressed-key.ts'

const PortalSearch = lazyPart(async () => (await import('./portal-search.tsx')).PortalSearch)

/** As printed on the keys, in every language. */
const shortcut = 'Ctrl K'

const showPopover = (element: HTMLElement | null) => element?.showPopover()

/** Opens the search, also by Ctrl-K and by a slash. */
export function PortalSearchButton({ roles }: { roles: readonly string[] }) {
  const texts = useTexts()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(toPressedKey(event))) return
      event.preventDefault()
      setState('open')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button type="button" className={classes.button} aria-keyshortcuts="Control+K /" onClick={() => setState('open')}>
        <Icon name="search" />
        <span className={classes.label}>{texts('portal.search')}</span>
        <kbd className={classes.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {state === 'open' && (
        <ErrorBoundary onError={() => setState('failed')}>
          <PortalSearch roles={roles} onClose={() => setState('closed')} />
        </ErrorBoundary>
      )}
      {state === 'failed' && (
        <p
          ref={showPopover}
          popover="auto"
          role="alert"
          className={classes.failed}
          // The event of a press on the button arrives after the search was opened again.
          onToggle={({ newState }) =>
            newState === 'closed' && setState((current) => (current === 'failed' ? 'closed' : current))
          }
        >
          {texts('error.part-failed')}
        </p>
      )}
    </>
  )
}
