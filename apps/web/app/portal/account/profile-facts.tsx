import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import classes from './account.module.css'

/** An employee's profile from the company directory: read-only, as text and not as disabled fields. */
export function ProfileFacts() {
  const texts = useTexts()
  const { email, profile } = useAccount().account
  const facts = [
    [texts('field.first-name'), profile.firstName],
    [texts('field.last-name'), profile.lastName],
    [texts('field.email'), email],
    [texts('field.company'), profile.company],
    [texts('field.telephone'), profile.telephone],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
