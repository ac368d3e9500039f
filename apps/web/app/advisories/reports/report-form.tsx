import { reportKinds } from '@ferrule/domain/advisories/reporting-clock'
import type { SecurityReportField } from '@ferrule/domain/advisories/security-report'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../frame/texts.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import classes from '../../service-desk/service-desk.module.css'
import { toLocalTime } from './local-time.ts'
import type { ReportRowFragment, SecurityReportQuery } from './security-reports.generated.ts'

type ReportFormProps = {
  /** Undefined for a new record. */
  report: ReportRowFragment | undefined
  advisories: SecurityReportQuery['advisories']
  outcome: { fields: string[]; refusal: string | undefined } | undefined
}

/** The form creates the id, so that sending it again after a lost response does not create a second record. */
export function ReportForm({ report, advisories, outcome }: ReportFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const navigation = useNavigation()
  const [newId] = useState(() => crypto.randomUUID())
  const errorOf = (field: SecurityReportField) =>
    outcome?.fields.includes(field) ? { error: texts('validation.value') } : {}
  return (
    <Form method="post" className={classes.form} noValidate>
      <Refusal reason={outcome?.refusal} />
      <input type="hidden" name="id" value={report?.id ?? newId} />
      <input type="hidden" name="version" value={report?.version ?? 0} />
      <Select
        name="kind"
        labels={labels}
        label={texts('report.kind')}
        defaultValue={report?.kind ?? reportKinds[0]}
        options={reportKinds.map((value) => ({ value, label: texts(`report.kind.${value}`) }))}
        {...errorOf('kind')}
      />
      <TextField
        name="title"
        labels={labels}
        label={texts('report.name')}
        defaultValue={report?.title}
        maxLength={200}
        {...errorOf('title')}
      />
      <TextField
        name="awareAt"
        type="datetime-local"
        labels={labels}
        label={texts('report.aware-at')}
        defaultValue={report && toLocalTime(report.awareAt)}
        {...errorOf('awareAt')}
      />
      <TextField
        name="fixedAt"
        type="datetime-local"
        labels={labels}
        label={texts('report.fixed-at')}
        defaultValue={report?.fixedAt ? toLocalTime(report.fixedAt) : undefined}
        optional
        {...errorOf('fixedAt')}
      />
      <Select
        name="advisory"
        labels={labels}
        label={texts('report.advisory')}
        defaultValue={report?.advisory ?? ''}
        options={[
          { value: '', label: texts('component.none') },
          ...advisories.map(({ trackingId, title }) => ({ value: trackingId, label: `${trackingId}: ${title}` })),
        ]}
        optional
        {...errorOf('advisory')}
      />
      <TextArea
        name="body"
        labels={labels}
        label={texts('report.body')}
        hint={texts('report.body-hint')}
        defaultValue={report?.body}
        rows={8}
        maxLength={10_000}
        {...errorOf('body')}
      />
      <div>
        <Button type="submit" loading={navigation.state !== 'idle'}>
          {texts('component.save')}
        </Button>
      </div>
    </Form>
  )
}

function Refusal({ reason }: { reason: string | undefined }) {
  const texts = useTexts()
  if (reason === undefined || reason === 'invalid-input') return null
  const isOutdated = reason === 'changed-meanwhile' || reason === 'report-unknown'
  const text = isOutdated
    ? texts('report.changed')
    : reason === 'time-in-future'
      ? texts('report.future')
      : texts(reason === 'advisory-unknown' ? 'report.advisory-unknown' : 'desk.failed-text')
  return (
    <FlashMessage kind="error" title={texts('desk.failed')}>
      {text}
    </FlashMessage>
  )
}
