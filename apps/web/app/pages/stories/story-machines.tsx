import { Picture } from '@ferrule/ui/picture'
import type { TeasedProduct } from '../../catalogue/tease-available-products.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useAddresses } from '../use-addresses.ts'
import classes from './story-machines.module.css'

/** The machines that a story names; their pages list the story in return. */
export function StoryMachines({ machines }: { machines: readonly TeasedProduct[] }) {
  const texts = useTexts()
  const { toHref, toPictureUrl } = useAddresses()
  return (
    <aside className={classes.machines}>
      <h2 className={classes.heading}>{texts('story.machines')}</h2>
      <ul role="list">
        {machines.map(({ slug, name, shortDescription, image }) => (
          <li key={slug} className={classes.machine}>
            <Picture
              url={image}
              alt=""
              preset="Classification"
              address={toPictureUrl}
              sizes="(min-width: 64em) 18rem, 40vw"
            />
            <div>
              <h3>
                <a href={toHref(`/products/${slug}`)}>{name}</a>
              </h3>
              <p>{shortDescription}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
