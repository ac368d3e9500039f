import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import classes from './component.module.css'
import type { TextContent } from './content.ts'

export function Text({ content, addresses }: { content: TextContent; addresses: Addresses }) {
  return (
    <section className={classes.text}>
      <Wrap>
        <StrippedRule className={classes.row}>
          {content.heading && <h2 className={classes.heading}>{content.heading}</h2>}
          <div className={classes.body}>
            <RichText content={content.body} addresses={addresses} headingLevel={content.heading ? 3 : 2} />
          </div>
        </StrippedRule>
      </Wrap>
    </section>
  )
}
