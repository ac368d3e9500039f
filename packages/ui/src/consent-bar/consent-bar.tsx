import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { opensLayer } from '../layer/layer.tsx'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './consent-bar.module.css'

type ConsentBarProps = {
  /** Accessible name of the region. */
  label: string
  title: string
  children: ReactNode
  labels: { onlyNecessary: string; acceptAll: string; choose: string }
  /** Target of "choose": the id of ConsentSettings on this page, or the URL of a page that has them. */
  settingsId?: string
  settingsHref?: string
  /** Hidden fields submitted with the choice. */
  hidden?: Readonly<Record<string, string>>
  /** Receives `consent=necessary` or `consent=all`; a page with script may handle `onSubmit` instead. */
  form: Omit<ComponentProps<'form'>, 'className' | 'style' | 'children'>
}

/** Cookie banner at the bottom of the window. All three buttons look the same, so that no choice is favoured. */
export function ConsentBar({ label, title, children, labels, form, ...more }: ConsentBarProps) {
  const { settingsId = '', settingsHref, hidden = {} } = more
  return (
    <section className={classes.bar} aria-label={label}>
      <Wrap className={classes.row}>
        <div>
          <h2>{title}</h2>
          <p className={classes.text}>{children}</p>
        </div>
        <form method="post" {...form} className={classes.buttons}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button variant="secondary" type="submit" name="consent" value="necessary">
            {labels.onlyNecessary}
          </Button>
          <Button variant="secondary" type="submit" name="consent" value="all">
            {labels.acceptAll}
          </Button>
          {settingsHref ? (
            <ButtonLink variant="secondary" href={settingsHref}>
              {labels.choose}
            </ButtonLink>
          ) : (
            <Button variant="secondary" {...opensLayer(settingsId)}>
              {labels.choose}
            </Button>
          )}
        </form>
      </Wrap>
    </section>
  )
}
