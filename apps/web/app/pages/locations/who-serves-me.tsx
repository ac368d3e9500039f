import { contactTopics } from '@ferrule/domain/locations/location'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import { Tag } from '@ferrule/ui/tag'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { toOptions } from '../filter-form.tsx'
import classes from './locations-page.module.css'
import type { LocationsView, ServiceView } from './locations-view.ts'
import { OpeningLine } from './opening-line.tsx'
import { toAddress } from './to-address.ts'
import { useKinds } from './use-map-labels.ts'

const id = 'who-serves-me'

/** A plain GET form that names the one location for a country, a brand and a topic. */
export function WhoServesMe({ view }: { view: LocationsView }) {
  const texts = useTexts()
  const { service, countryNames } = view
  return (
    <Wrap>
      <section id={id} className={classes.service} aria-labelledby={`${id}-title`}>
        <div className={classes.question}>
          <h2 id={`${id}-title`}>{texts('locations.serves.title')}</h2>
          <p>{texts('locations.serves.text')}</p>
          <ServiceForm view={view} />
        </div>
        <div className={classes.answer}>
          {service.answer === null && <p>{texts('locations.serves.none')}</p>}
          {service.answer && <Answer answer={service.answer} countryNames={countryNames} />}
        </div>
      </section>
    </Wrap>
  )
}

function ServiceForm({ view: { service, choices, countryNames } }: { view: LocationsView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const countries = Object.entries(countryNames)
    .filter(([code]) => code !== 'ALL')
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <form className={classes.form} action={`${home}/locations#${id}`}>
      <Select
        name="serves"
        label={texts('locations.country')}
        labels={labels}
        compact
        required
        defaultValue={service.country}
        options={[{ value: '', label: '–' }, ...countries]}
      />
      <Select
        name="represents"
        label={texts('locations.brand')}
        labels={labels}
        compact
        defaultValue={service.brand}
        options={[{ value: '', label: texts('locations.all-brands') }, ...toOptions(choices.brands)]}
      />
      <Select
        name="topic"
        label={texts('locations.topic')}
        labels={labels}
        compact
        defaultValue={service.topic}
        options={[
          { value: '', label: texts('locations.all-topics') },
          ...contactTopics.map((topic) => ({ value: topic, label: texts(`locations.topic.${topic}`) })),
        ]}
      />
      <Button type="submit">{texts('locations.serves.find')}</Button>
    </form>
  )
}

type AnswerProps = { answer: NonNullable<ServiceView['answer']>; countryNames: Record<string, string> }

function Answer({ answer: { location, opening, reason }, countryNames }: AnswerProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const kindOf = useKinds()
  const { name, phone, email } = location
  return (
    <>
      <p className={classes.reason}>{texts(`locations.serves.${reason}`)}</p>
      <Tag>{kindOf[location.contactType]}</Tag>
      <h3>{name}</h3>
      <OpeningLine opening={opening} />
      <address className={classes.address}>{toAddress(location, countryNames)}</address>
      <p className={classes.ways}>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <SmallIcon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <SmallIcon name="mail" />
            {email}
          </a>
        )}
        <a href={`${home}/contact-cards/${location.id}.vcf`}>
          <SmallIcon name="user" />
          {texts('locations.save-contact')}
        </a>
      </p>
    </>
  )
}
