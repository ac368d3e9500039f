import { RequestForm } from '@ferrule/blocks/request-form'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useFormWords } from '../../requests/use-form-words.ts'
import type { Product } from '../catalogue-view.ts'
import classes from './product-contact.module.css'

/** A question about this machine, to somebody who knows it. */
export function ProductContact({ product: { name } }: { product: Product }) {
  const { home } = useFrame()
  const texts = useTexts()
  const words = useFormWords('contact')
  return (
    <section id="contact" className={classes.section}>
      <Wrap>
        <div className={classes.panel}>
          <div className={classes.words}>
            <h2>{texts('contact.title')}</h2>
            <p>{texts('contact.lead')}</p>
            <div className={classes.next}>
              <h3>{texts('contact.next')}</h3>
              <ol>
                <li>{texts('contact.next-read')}</li>
                <li>{texts('contact.next-proposal')}</li>
                <li>{texts('contact.next-demo')}</li>
              </ol>
            </div>
          </div>
          <div className={classes.form}>
            <h3>{texts('contact.about', { product: name })}</h3>
            <RequestForm action={`${home}/requests/contact`} words={words} about={name} />
          </div>
        </div>
      </Wrap>
    </section>
  )
}
