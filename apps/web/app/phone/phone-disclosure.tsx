import { Icon } from '@ferrule/ui/icon'
import type { ReactNode } from 'react'
import { useTexts } from '../frame/texts.tsx'
import classes from './phone-disclosure.module.css'

type PhoneDisclosureProps = { onToggle?: (isOpen: boolean) => void; children?: ReactNode }

/** A `details` element for adding files from a phone. On public pages an island renders its content when it is open. */
export function PhoneDisclosure({ onToggle, children }: PhoneDisclosureProps) {
  const texts = useTexts()
  return (
    <details
      data-phone
      className={classes.disclosure}
      {...(onToggle ? { onToggle: ({ currentTarget }) => onToggle(currentTarget.open) } : {})}
    >
      <summary className={classes.summary}>
        <Icon name="qr" />
        {texts('phone.add')}
      </summary>
      <div>{children}</div>
    </details>
  )
}
