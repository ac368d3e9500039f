import type { SignInFailure } from '@ferrule/domain/sign-in/sign-in-failure'
import { useTexts } from '../frame/texts.tsx'
import classes from './bare-page.module.css'
import { toFailureText } from './to-failure-text.ts'

/** Technical details for support staff: the message of each failure and the identity server's original error. */
export function ErrorDetails({ failures }: { failures: readonly SignInFailure[] }) {
  const texts = useTexts()
  const details = failures.flatMap((failure) => {
    const error = 'error' in failure ? [{ name: 'error', value: failure.error }] : []
    const description = 'description' in failure ? [{ name: 'error_description', value: failure.description }] : []
    return [{ name: texts('sign-in.message'), value: toFailureText(failure, texts) }, ...error, ...description]
  })
  return (
    <details className={classes.details} open>
      <summary>{texts('sign-in.technical-details')}</summary>
      <dl>
        {details.map(({ name, value }) => value && <Detail key={`${name} ${value}`} name={name} value={value} />)}
      </dl>
    </details>
  )
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
