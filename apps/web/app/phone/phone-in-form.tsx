import { type ComponentProps, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PhonePanel } from './phone-panel.tsx'

type PhoneInFormProps = Pick<ComponentProps<typeof PhonePanel>, 'labels' | 'onArrived'> & { form: HTMLFormElement }

/** Fills the offer that stands in the document of a form. */
export function PhoneInForm({ form, ...props }: PhoneInFormProps) {
  const details = form.querySelector<HTMLDetailsElement>('details[data-phone]')
  const [isOpen, setIsOpen] = useState(details?.open ?? false)
  useEffect(() => {
    const follow = () => setIsOpen(details?.open ?? false)
    details?.addEventListener('toggle', follow)
    return () => details?.removeEventListener('toggle', follow)
  }, [details])
  const place = details?.lastElementChild
  if (!place) return null
  const locale = window.location.pathname.split('/')[1] ?? ''
  return createPortal(<PhonePanel isOpen={isOpen} locale={locale} {...props} />, place)
}
