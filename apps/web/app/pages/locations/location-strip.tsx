import type { Location } from '@ferrule/domain/locations/location'
import { ButtonLink } from '@ferrule/ui/button'
import { Icon, SmallIcon } from '@ferrule/ui/icon'
import classes from './location-strip.module.css'
import { useKinds } from './use-map-labels.ts'

export type StripLocation = Pick<Location, 'name' | 'contactType' | 'city' | 'phone' | 'email'>

/** One location in a line, with its phone and its address. */
export function LocationStrip({ title, location }: { title: string; location: StripLocation }) {
  const kindOf = useKinds()
  const { name, contactType, city, phone, email } = location
  return (
    <section className={classes.strip} aria-label={title}>
      <span className={classes.pin}>
        <Icon name="pin" />
      </span>
      <p className={classes.name}>
        <strong>{name}</strong>
        {`${kindOf[contactType]}, ${city}`}
      </p>
      <p className={classes.ways}>
        {phone && (
          <ButtonLink variant="quiet" href={`tel:${phone.replaceAll(' ', '')}`}>
            <SmallIcon name="phone" />
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink variant="quiet" href={`mailto:${email}`}>
            <SmallIcon name="mail" />
            {email}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
