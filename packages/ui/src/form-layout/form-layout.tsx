import type { ReactNode } from 'react'
import classes from './form-layout.module.css'

type FormGroupProps = {
  /** Id of the heading. */
  id: string
  title: string
  /** Purpose of the group or explanation of its marks: "All fields are required unless marked optional." */
  note?: string
  children: ReactNode
}

/** Group of fields with its heading at the side. */
export function FormGroup({ id, title, note, children }: FormGroupProps) {
  return (
    <div className={classes.group} role="group" aria-labelledby={id} aria-describedby={note ? `${id}-note` : undefined}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {note && (
          <p className={classes.note} id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
      <Fields>{children}</Fields>
    </div>
  )
}

/** Two columns of fields where the container is wide enough. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

/** Field across both columns. */
export function FullWidthField({ children }: { children: ReactNode }) {
  return <div className={classes.whole}>{children}</div>
}

/** End of a form: one primary button, secondary buttons, then a note about the next step. */
export function FormActions({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <div className={`${classes.group} ${classes.end}`}>
      <div className={classes.actions}>
        {children}
        {note && <p className={classes.aside}>{note}</p>}
      </div>
    </div>
  )
}
