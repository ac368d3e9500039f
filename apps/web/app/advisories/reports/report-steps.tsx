import { type ReportStep, reportSteps } from '@ferrule/domain/advisories/reporting-clock'
import { Button } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { Panel } from '../../portal/portal-page.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { SaveFailure } from '../../service-desk/save-failure.tsx'
import classes from '../../service-desk/service-desk.module.css'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import { toReportLabels } from './report-labels.ts'
import { type ReportDetails, toReportText } from './to-report-text.ts'

/** The three reports about a record: state, deadline, and the text to paste. */
export function ReportSteps({ details }: { details: ReportDetails }) {
  return reportSteps.map((step) => <Step key={step} step={step} details={details} />)
}

function Step({ step, details }: { step: ReportStep; details: ReportDetails }) {
  const texts = useTexts()
  const labels = toReportLabels(texts)
  const { locale, siteName } = useFrame()
  const language = useUserLanguage()
  const fetcher = useFetcher<{ refusal: string | undefined }>()
  const saved = details.report.steps.find((one) => one.step === step)
  const isDone = (saved?.doneAt ?? null) !== null
  const dueAt = saved?.dueAt
  return (
    <Panel
      id={step}
      title={labels.step(step)}
      aside={saved && <StatusBadge tone={labels.tone(saved.state)}>{labels.state(saved.state)}</StatusBadge>}
    >
      <div className={classes.form}>
        <p>
          {saved?.doneAt
            ? texts('report.done-by', { name: saved.doneBy ?? '', time: formatDateTime(saved.doneAt, locale) })
            : dueAt && texts('report.due', { time: formatDateTime(dueAt, locale) })}
        </p>
        <CopyText id={`${step}-text`} text={toReportText(step, details, { texts, language, siteName })} />
        <SaveFailure fetcher={fetcher} />
        <fetcher.Form method="post">
          <input type="hidden" name="step" value={step} />
          <Button
            type="submit"
            name="intent"
            value={isDone ? 'open' : 'done'}
            variant={isDone ? 'quiet' : 'primary'}
            loading={fetcher.state !== 'idle'}
          >
            {texts(isDone ? 'report.mark-open' : 'report.mark-done')}
          </Button>
        </fetcher.Form>
      </div>
    </Panel>
  )
}

function CopyText({ id, text }: { id: string; text: string }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [copied, setCopied] = useState('')
  return (
    <>
      <TextArea
        name={id}
        labels={labels}
        label={texts('report.text')}
        value={text}
        rows={6}
        readOnly
        spellCheck={false}
      />
      <div>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
        >
          {texts(copied === text ? 'component.copied' : 'component.copy')}
        </Button>
      </div>
    </>
  )
}
