import { type DeskShortcut, deskShortcuts, findDeskShortcut } from '@ferrule/domain/service-desk/desk-shortcut'
import { Button } from '@ferrule/ui/button'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { useEffect, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { toPressedKey } from '../portal-search/to-pressed-key.ts'
import classes from './service-desk.module.css'

/** The keys of the queue, and the sheet that lists them. */
export function DeskShortcuts() {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = findDeskShortcut(toPressedKey(event))
      if (!shortcut || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      if (shortcut === 'help') setIsOpen(true)
      else run(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        {texts('desk.keys')}
      </Button>
      {isOpen && (
        <ModalDialog title={texts('desk.keys')} closeLabel={texts('component.close')} open onOpenChange={setIsOpen}>
          <dl className={classes.keys}>
            {[...Object.entries(deskShortcuts), ['Enter', 'open'] as const].map(([key, name]) => (
              <KeyRow key={key} label={key} text={texts(`desk.keys.${name}`)} />
            ))}
          </dl>
        </ModalDialog>
      )}
    </>
  )
}

function KeyRow({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>
        <kbd>{label.length === 1 ? label.toUpperCase() : label}</kbd>
      </dt>
      <dd>{text}</dd>
    </>
  )
}

/** Moves the focus between the links of the entries, or presses the button of the entry that has it. */
function run(shortcut: Exclude<DeskShortcut, 'help'>): void {
  const rows = [...document.querySelectorAll('main table [role="row"]:has(a), main tbody tr:has(a)')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  if (shortcut === 'take' || shortcut === 'select')
    return rows[current]?.querySelector<HTMLElement>(`[data-${shortcut}]`)?.click()
  const next = shortcut === 'next' ? current + 1 : Math.max(current - 1, 0)
  rows[Math.min(next, rows.length - 1)]?.querySelector('a')?.focus()
}
