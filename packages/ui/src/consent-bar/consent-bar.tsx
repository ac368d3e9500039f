import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { opensLayer } from '../layer/layer.tsx'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './consent-bar.module.css'

type ConsentBarProps = {
  /** Name of the region. */
  label: string
  title: string
  children: ReactNode
  labels: { onlyNecessary: string; acceptAll: string; choose: string }
  /** The id of the ConsentSettings that "choose" opens. */
  settingsId: string
  /** Where the answer goes (`consent=necessary` or `consent=all`); a page with script may answer `onSubmit` instead. */
  form: Omit<ComponentProps<'form'>, 'className' | 'style' | 'children'>
}

/** Asks once, at the lower edge. Three buttons alike: no answer is pushed. */
export function ConsentBar({ label, title, children, labels, settingsId, form }: ConsentBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <Wrap className={classes.row}>
        <div>
          <h2>{title}</h2>
          <p className={classes.text}>{children}</p>
        </div>
        <form method="post" {...form} className={classes.buttons}>
          <Button look="secondary" type="submit" name="consent" value="necessary">
            {labels.onlyNecessary}
          </Button>
          <Button look="secondary" type="submit" name="consent" value="all">
            {labels.acceptAll}
          </Button>
          <Button look="secondary" {...opensLayer(settingsId)}>
            {labels.choose}
          </Button>
        </form>
      </Wrap>
    </section>
  )
}
