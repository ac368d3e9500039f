import { type ComponentProps, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PhonePanel } from './phone-panel.tsx'

type PhoneInFormProps = Pick<ComponentProps<typeof PhonePanel>, 'labels' | 'onArrived'> & { form: HTMLFormElement }

/** Renders the panel into the `details` element of a server-rendered form. */
export function PhoneInForm({ form, ...props }: PhoneInFormProps) {
  const details = form.querySelector<HTMLDetailsElement>('details[data-phone]')
  const [isOpen, setIsOpen] = useState(details?.open ?? false)
  useEffect(() => {
    const update = () => setIsOpen(details?.open ?? false)
    details?.addEventListener('toggle', update)
    return () => details?.removeEventListener('toggle', update)
  }, [details])
  const container = details?.lastElementChild
  if (!container) return null
  const locale = window.location.pathname.split('/')[1] ?? ''
  return createPortal(<PhonePanel isOpen={isOpen} locale={locale} {...props} />, container)
}
