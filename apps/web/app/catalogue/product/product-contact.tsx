import { RequestForm } from '@ferrule/blocks/request-form'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useFormLabels } from '../../requests/use-form-labels.ts'
import type { Product } from '../catalogue-view.ts'
import classes from './product-contact.module.css'

/** The contact form about this machine. */
export function ProductContact({ product: { name } }: { product: Product }) {
  const { home } = useFrame()
  const texts = useTexts()
  const labels = useFormLabels('contact')
  return (
    <section id="contact" className={classes.section}>
      <Wrap>
        <div className={classes.panel}>
          <div className={classes.body}>
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
            <RequestForm action={`${home}/requests/contact`} labels={labels} about={name} />
          </div>
        </div>
      </Wrap>
    </section>
  )
}
