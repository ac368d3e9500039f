import { Button, ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { type ChangeEvent, Fragment, type ReactNode, type SubmitEvent, useState } from 'react'
import { Form, useLocation, useNavigationType } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { countFilters } from './count-filters.ts'
import classes from './list-filter-form.module.css'

/** Location state of a navigation that the form's submission started. */
const submittedState = { isFilterSubmit: true }

type ListFilterFormProps = {
  /** The filters in the current URL. */
  query: object
  /** The same list without filters. */
  clearHref: string
  /** Renders the form as the upper end of a list's frame. */
  framed?: boolean
  /** Unfolds the fields on a phone, for a list that is mostly searched. */
  unfolded?: boolean
  children: ReactNode
}

/**
 * The filters of a list: a GET form that opens the same page with another query string. A choice takes effect at once,
 * and typed text when it is sent. On a phone the fields are in a
 * disclosure, so that the first record is on the first screen.
 */
export function ListFilterForm({ query, clearHref, framed = false, unfolded = false, children }: ListFilterFormProps) {
  const texts = useTexts()
  const version = useVersion(JSON.stringify(query))
  const count = countFilters(query, clearHref)
  const { search } = useLocation()
  // Filters that are already in the URL are not entered in the history again.
  const skipUnchanged = (event: SubmitEvent<HTMLFormElement>) => {
    if (toQueryString(event.currentTarget) === search) event.preventDefault()
  }
  return (
    <Form
      className={`${classes.form} ${framed ? classes.framed : ''}`}
      role="search"
      state={submittedState}
      onChange={applyChoice}
      onSubmit={skipUnchanged}
    >
      <details className={classes.disclosure} open={unfolded}>
        <summary>
          <SmallIcon name="filter" />
          {count === 0 ? texts('component.filters') : `${texts('component.filters')} (${count})`}
          <SmallIcon name="chevron-down" />
        </summary>
        <div className={classes.fields}>
          {/* The buttons are not remounted: keyboard users who clear the filters have the focus on one of them. */}
          <Fragment key={version}>{children}</Fragment>
          <div className={classes.actions}>
            <Button type="submit" variant="secondary">
              {texts('component.apply')}
            </Button>
            <ButtonLink variant="quiet" href={clearHref}>
              {texts('component.clear')}
            </ButtonLink>
          </div>
        </div>
      </details>
    </Form>
  )
}

function applyChoice({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
  const isChoice =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  if (isChoice) currentTarget.requestSubmit()
}

function toQueryString(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return `?${new URLSearchParams(fields)}`
}

/**
 * The key of the uncontrolled fields. It increases when the URL's filters change, for example by the back button, so
 * that the fields remount with the new values. It stays after a submission: the fields hold these values already, and
 * keep the focus and the input typed while the list loads.
 */
function useVersion(filters: string): number {
  const { state } = useLocation()
  const isPushed = useNavigationType() !== 'POP'
  const [last, setLast] = useState({ filters, version: 0 })
  if (last.filters === filters) return last.version
  const version = isPushed && isSubmitted(state) ? last.version : last.version + 1
  setLast({ filters, version })
  return version
}

function isSubmitted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFilterSubmit' in state
}
