import { Button, ButtonLink } from '@ferrule/ui/button'
import { Fragment, type ReactNode, useState } from 'react'
import { Form, useLocation, useNavigationType } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import classes from './wishes-form.module.css'

/** Goes with an address that the form has asked for. */
const bySending = { isBySending: true }

type WishesFormProps = {
  /** What the address says now. */
  wishes: object
  /** The same list without wishes. */
  clearHref: string
  /** Not inside the frame of a list, but the upper end of one. */
  framed?: boolean
  children: ReactNode
}

/** What one wants to see of a list: a plain form that asks for the same page with another address. */
export function WishesForm({ wishes, clearHref, framed = false, children }: WishesFormProps) {
  const texts = useTexts()
  const version = useVersion(JSON.stringify(wishes))
  return (
    <Form className={`${classes.form} ${framed ? classes.framed : ''}`} role="search" state={bySending}>
      {/* The buttons stay: whoever clears by keyboard stands on one. */}
      <Fragment key={version}>{children}</Fragment>
      <div className={classes.actions}>
        <Button type="submit" look="secondary">
          {texts('component.apply')}
        </Button>
        <ButtonLink look="quiet" href={clearHref}>
          {texts('component.clear')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/**
 * The fields follow the address, also when the reader goes back: a new version begins with what it says. After sending
 * they say it already, and stay with the keyboard in them and with what is typed while the list is on its way.
 */
function useVersion(wished: string): number {
  const { state } = useLocation()
  const isGoneTo = useNavigationType() !== 'POP'
  const [held, setHeld] = useState({ wished, version: 0 })
  if (held.wished === wished) return held.version
  const version = isGoneTo && isSent(state) ? held.version : held.version + 1
  setHeld({ wished, version })
  return version
}

function isSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBySending' in state
}
