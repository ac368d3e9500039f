import { SmallIcon } from '@ferrule/ui/icon'
import type { Labels } from '../labels.ts'
import classes from './component.module.css'
import type { PressKitContent } from './block.ts'

type PressFactsProps = { content: PressKitContent; labels: Labels['pressKit'] }

/** The company in figures and in one paragraph, and the person who answers journalists. */
export function PressFacts({ content: { figures, boilerplate, ...contact }, labels }: PressFactsProps) {
  return (
    <div className={classes.facts}>
      <div>
        <h3>{labels.facts}</h3>
        <dl>
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{[value, unit].filter(Boolean).join(' ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      {boilerplate && (
        <div>
          <h3>{labels.about}</h3>
          <p>{boilerplate}</p>
        </div>
      )}
      {contact.person && <Contact contact={contact} labels={labels} />}
    </div>
  )
}

type ContactProps = {
  contact: Pick<PressKitContent, 'person' | 'role' | 'phone' | 'email'>
  labels: Labels['pressKit']
}

function Contact({ contact: { person, role, phone, email }, labels }: ContactProps) {
  return (
    <div>
      <h3>{labels.contact}</h3>
      <p>
        <strong>{person}</strong>
        {role && <span className={classes.role}>{role}</span>}
      </p>
      {phone && (
        <a className={classes.way} href={`tel:${phone.replaceAll(' ', '')}`}>
          <SmallIcon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a className={classes.way} href={`mailto:${email}`}>
          <SmallIcon name="mail" />
          {email}
        </a>
      )}
    </div>
  )
}
