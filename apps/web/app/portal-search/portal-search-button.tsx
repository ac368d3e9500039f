import { isSearchShortcut } from '@ferrule/domain/search/search-shortcut'
import { Icon } from '@ferrule/ui/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import classes from './portal-search-button.module.css'
import { toPressedKey } from './to-pressed-key.ts'

const PortalSearch = lazy(async () => ({ default: (await import('./portal-search.tsx')).PortalSearch }))

/** As printed on the keys, in every language. */
const shortcut = 'Ctrl K'

/** Opens the search, also by Ctrl-K and by a slash. */
export function PortalSearchButton({ roles }: { roles: readonly string[] }) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(toPressedKey(event))) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button type="button" className={classes.button} aria-keyshortcuts="Control+K /" onClick={() => setIsOpen(true)}>
        <Icon name="search" />
        <span className={classes.label}>{texts('portal.search')}</span>
        <kbd className={classes.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PortalSearch roles={roles} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
