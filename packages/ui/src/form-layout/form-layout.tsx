import type { ReactNode } from 'react'
import classes from './form-layout.module.css'

type FormGroupProps = {
  /** Also the id of its heading. */
  id: string
  title: string
  /** What the group is for, or how to read its marks: "Fields without “optional” are needed to answer you." */
  note?: string
  children: ReactNode
}

/** A group of questions: its name at the side, the fields beside it. */
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

/** Fields in two columns where there is room for two, whatever stands around them. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

/** A field that needs the width of both columns. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={classes.whole}>{children}</div>
}

/** The end of a form: one primary button, then the quieter ones, then what happens next. */
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
