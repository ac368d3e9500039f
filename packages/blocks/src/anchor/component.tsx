import classes from './component.module.css'
import type { AnchorContent } from './block.ts'

export function Anchor({ content }: { content: AnchorContent }) {
  return <div id={content.name} className={classes.anchor} />
}
