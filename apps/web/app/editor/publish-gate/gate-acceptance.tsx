import { type GateFinding, gateReason, type GateReport } from '@ferrule/domain/publish-gate/gate-finding'
import { Button } from '@ferrule/ui/button'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import classes from './publish-gate.module.css'
import { send } from './use-gate-check.ts'

type Props = {
  warnings: readonly GateFinding[]
  acceptances: GateReport['acceptances']
  locale: string
  onAccepted: () => void
}

/** Accepts the warnings of the batch with a reason, which is logged. */
export function GateAcceptance({ warnings, acceptances, locale, onAccepted }: Props) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [error, setError] = useState<string>()
  const accept = async (reason: unknown) => {
    const parsed = gateReason.safeParse(reason)
    if (!parsed.success) return setError(texts('editor.gate.reason-hint'))
    setError(undefined)
    const pageIds = [...new Set(warnings.map(({ pageId }) => pageId))]
    const rules = [...new Set(warnings.map(({ rule }) => rule))]
    await send('accept', { pageIds, rules, reason: parsed.data })
      .then(onAccepted)
      .catch(() => setError(texts('editor.preview.failed')))
  }
  const reasons = new Map(acceptances.map((one) => [`${one.acceptedAt} ${one.reason}`, one]))
  return (
    <Panel id="gate-acceptance" title={texts('editor.gate.override')}>
      <form
        className={classes.acceptance}
        onSubmit={(event) => {
          event.preventDefault()
          void accept(new FormData(event.currentTarget).get('reason'))
        }}
      >
        <p>{texts('editor.gate.accept-hint')}</p>
        <TextArea
          {...{ labels, error }}
          name="reason"
          label={texts('editor.gate.reason')}
          hint={texts('editor.gate.reason-hint')}
          maxLength={500}
        />
        <Button type="submit" variant="secondary" disabled={warnings.length === 0}>
          {texts('editor.gate.accept', { count: warnings.length })}
        </Button>
      </form>
      <ul className={classes.accepted} role="list">
        {[...reasons].map(([key, { acceptedAt, reason }]) => (
          <li key={key}>{texts('editor.gate.accepted', { date: formatDateTime(acceptedAt, locale), reason })}</li>
        ))}
      </ul>
    </Panel>
  )
}
