import type { RequestFormLabels } from '@ferrule/blocks/form/request-form-labels'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { ButtonLink } from '@ferrule/ui/button'
import { Note } from '@ferrule/ui/note'
import { useTexts } from '../frame/texts.tsx'
import type { Refused } from './send-form.server.ts'

type RequestFailureProps = { kind: RequestKind; refused: Refused; labels: RequestFormLabels; teamAddress: string }

/** A server-side failure: the form below still holds the input, and the note says what to do. */
export function RequestFailure({ kind, refused, labels, teamAddress }: RequestFailureProps) {
  const texts = useTexts()
  if (refused.reason === 'limited')
    return (
      <Note title={texts('form.limited')}>
        <p>{texts('form.limited-text')}</p>
      </Note>
    )
  if (refused.reason === 'bot-check-failed')
    return (
      <Note title={texts('form.failed')}>
        <p>{texts('form.bot-check-failed')}</p>
      </Note>
    )
  if (refused.reason === 'file-unusable')
    return (
      <Note title={texts('form.failed')}>
        <p>{texts('upload.unusable')}</p>
      </Note>
    )
  if (kind === 'service')
    return (
      <Note title={texts('service-request.failed')}>
        <p>{texts('service-request.failed-text')}</p>
        <p>
          <ButtonLink variant="secondary" href={toMail(teamAddress, refused, labels)}>
            {texts('service-request.send-by-email')}
          </ButtonLink>
        </p>
      </Note>
    )
  if (kind === 'licence')
    return (
      <Note title={texts('licence.failed')}>
        <p>{texts('licence.failed-text')}</p>
      </Note>
    )
  return (
    <Note title={texts('form.failed')}>
      <p>{texts('form.failed-text')}</p>
    </Note>
  )
}

/** Returns a `mailto:` URL with all answers, so that the sender can send them by mail. */
function toMail(address: string, { answers }: Refused, { groups }: RequestFormLabels): string {
  const lines = groups
    .flatMap(({ questions }) => questions)
    .flatMap(({ field, label }) => (answers[field] ? [`${label}: ${answers[field]}`] : []))
  const subject = encodeURIComponent(answers['subject'] ?? '')
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(lines.join('\n'))}`
}
