import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Picture } from '@ferrule/ui/picture'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { FamiliesView } from './catalogue-view.ts'
import classes from './family-list.module.css'
import { useRouteHref } from './use-route-href.ts'

/** The families of an area, or an empty state with a contact link. */
export function FamilyList({ families }: Pick<FamiliesView, 'families'>) {
  const toHref = useRouteHref()
  if (families.length === 0) return <NoFamilies />
  return (
    <ul className={classes.families} role="list">
      {families.map(({ slug, name, description, route, image, childClassifications }, index) => (
        <li key={slug} className={classes.family}>
          <div className={classes.picture}>
            <Picture
              url={image}
              alt=""
              preset="Classification"
              address={toPicturePath}
              sizes="(min-width: 64em) 30vw, (min-width: 40em) 50vw, 100vw"
              first={index === 0}
            />
          </div>
          <div className={classes.body}>
            <h2>
              <a href={toHref(route)}>{name}</a>
            </h2>
            {description && <p>{description}</p>}
            {childClassifications.length > 0 && (
              <ul className={classes.children} role="list">
                {childClassifications.map((child) => (
                  <li key={child.slug}>
                    <a href={toHref(child.route)}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function NoFamilies() {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <EmptyState
      icon="machine"
      title={texts('catalogue.no-classifications')}
      action={<ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>}
    />
  )
}
