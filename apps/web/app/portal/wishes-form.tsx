import { Button, ButtonLink } from '@ferrule/ui/button'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import classes from './wishes-form.module.css'

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
  return (
    // What stands in the fields follows the address, also when the reader goes back.
    <Form className={`${classes.form} ${framed ? classes.framed : ''}`} role="search" key={JSON.stringify(wishes)}>
      {children}
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
