import classes from './section.module.css'

export function Footnote({ text }: { text: string | null }) {
  return text ? <p className={classes.footnote}>{text}</p> : null
}
