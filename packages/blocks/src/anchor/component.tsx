import classes from './component.module.css'
import type { AnchorContent } from './content.ts'

export function Anchor({ content }: { content: AnchorContent }) {
  return <div id={content.name} className={classes.anchor} />
}
