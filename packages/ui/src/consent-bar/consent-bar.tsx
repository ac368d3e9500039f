import type { ComponentProps, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { opensLayer } from '../layer/layer.tsx'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './consent-bar.module.css'

type ConsentBarProps = {
  /** Name of the region. */
  label: string
  title: string
  children: ReactNode
  labels: { onlyNecessary: string; acceptAll: string; choose: string }
  /** What "choose" leads to: the id of ConsentSettings on this page, or the address of a page with them. */
  settingsId?: string
  settingsHref?: string
  /** Sent along with the answer. */
  hidden?: Readonly<Record<string, string>>
  /** Where the answer goes (`consent=necessary` or `consent=all`); a page with script may answer `onSubmit` instead. */
  form: Omit<ComponentProps<'form'>, 'className' | 'style' | 'children'>
}

/** Asks once, at the lower edge. Three buttons alike: no answer is pushed. */
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
          <Button look="secondary" type="submit" name="consent" value="necessary">
            {labels.onlyNecessary}
          </Button>
          <Button look="secondary" type="submit" name="consent" value="all">
            {labels.acceptAll}
          </Button>
          {settingsHref ? (
            <ButtonLink look="secondary" href={settingsHref}>
              {labels.choose}
            </ButtonLink>
          ) : (
            <Button look="secondary" {...opensLayer(settingsId)}>
              {labels.choose}
            </Button>
          )}
        </form>
      </Wrap>
    </section>
  )
}
