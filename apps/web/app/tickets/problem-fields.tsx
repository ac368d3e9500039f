import { ticketConcerns, ticketTypes } from '@ferrule/domain/tickets/ticket-values'
import { Fields, FullWidthField } from '@ferrule/ui/form-layout'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { Select } from '@ferrule/ui/select'
import { TextArea, TextField } from '@ferrule/ui/text-field'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { UploadField } from '../files/upload-field.tsx'
import type { Message } from './ticket-problem.ts'
import type { Draft } from '../portal/drafts.ts'

type ProblemFieldsProps = {
  draft: Draft
  messages: readonly Message[]
  /** The name of the form's pending uploads. */
  files: string
}

/** The fields that describe the problem. */
export function ProblemFields({ draft, messages, files }: ProblemFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const errorOf = (field: string) => messages.find((message) => message.field === field)?.text
  return (
    <Panel id="what" title={texts('ticket.problem')}>
      <Fields>
        <Select
          name="type"
          labels={labels}
          label={texts('ticket.type')}
          placeholder={texts('ticket.select-type')}
          defaultValue={draft['type']}
          error={errorOf('type')}
          options={ticketTypes.map((value) => ({ value, label: texts(`ticket.type.${value}`) }))}
        />
        <RadioGroup
          name="concern"
          labels={labels}
          label={texts('ticket.column.concern')}
          defaultValue={draft['concern'] ?? ''}
          error={errorOf('concern')}
          options={ticketConcerns.map((value) => ({ value, label: texts(`ticket.concern.${value}`) }))}
          inline
        />
        <FullWidthField>
          <TextField
            name="subject"
            labels={labels}
            label={texts('field.subject')}
            defaultValue={draft['subject']}
            error={errorOf('subject')}
          />
        </FullWidthField>
        <FullWidthField>
          <TextArea
            name="description"
            labels={labels}
            label={texts('field.description')}
            hint={texts('ticket.description-hint')}
            rows={6}
            defaultValue={draft['description']}
            error={errorOf('description')}
          />
        </FullWidthField>
        <FullWidthField>
          <UploadField form={files} error={errorOf('files')} />
        </FullWidthField>
      </Fields>
    </Panel>
  )
}
