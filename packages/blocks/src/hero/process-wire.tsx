import { Wrap } from '@ferrule/ui/wrap'
import classes from './process-wire.module.css'
import type { HeroContent } from './block.ts'

/** The steps of a process as stations on a wire; below each other on small screens. */
export function ProcessWire({ steps }: Pick<HeroContent, 'steps'>) {
  return (
    <Wrap>
      <ol role="list" className={classes.wire}>
        {steps.map(({ title, note }) => (
          <li key={title}>
            <b>{title}</b>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </Wrap>
  )
}
