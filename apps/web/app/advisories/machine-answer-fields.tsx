import { formatDate, toDateLocale } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { DateField } from '@ferrule/ui/date-field'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { TextArea } from '@ferrule/ui/text-field'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { AdvisoryStateBadge } from './advisory-state-badge.tsx'
import type { OwnAdvisoryQuery } from './advisory.generated.ts'
import classes from './own-advisories.module.css'

export type ConcernedMachine = NonNullable<OwnAdvisoryQuery['ownAdvisory']>['own']['machines'][number]
export type DraftAnswer = { answer: string; acceptedUntil: string | null; reason: string }

type MachineAnswerFieldsProps = {
  machine: ConcernedMachine
  draft: DraftAnswer
  onChange: (draft: DraftAnswer) => void
  /** Gives the same answer for all affected machines; missing if they have it. */
  onUseForAll?: () => void
}

/** A machine with the answer for it; one that is not affected has its status instead. */
export function MachineAnswerFields({ machine, draft, onChange, onUseForAll }: MachineAnswerFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const { id, serialNumber, model, assetName, place, softwareVersion, status, state } = machine
  return (
    <div className={classes.machine}>
      <div>
        <a href={`${portalHome}/inventory/${serialNumber}`}>{serialNumber}</a>
        <p>{`${model}, ${assetName}`}</p>
        <p>{place}</p>
        <p>{`${texts('machine.software')} ${softwareVersion}`}</p>
      </div>
      {status === 'affected' ? (
        <>
          <div>
            <RadioGroup
              name={`answer-${id}`}
              labels={labels}
              label={texts('advisory.your-answer')}
              value={draft.answer}
              onChange={(event) => onChange({ ...draft, answer: event.currentTarget.value })}
              options={[
                { value: 'installed', label: texts('advisory.state.installed') },
                { value: 'accepted', label: texts('advisory.accept') },
              ]}
            />
            <Answered machine={machine} />
          </div>
          {draft.answer === 'accepted' && <AcceptFields {...{ id, draft, onChange }} />}
          {onUseForAll && (
            <div>
              <Button variant="quiet" onClick={onUseForAll}>
                {texts('advisory.same-for-all')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <div>
          <AdvisoryStateBadge state={state} />
        </div>
      )}
    </div>
  )
}

type AcceptFieldsProps = Pick<MachineAnswerFieldsProps, 'draft' | 'onChange'> & { id: string }

function AcceptFields({ id, draft, onChange }: AcceptFieldsProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  return (
    <div className={classes.accept}>
      <DateField
        name={`until-${id}`}
        labels={labels}
        label={texts('advisory.accepted-until')}
        locale={toDateLocale(language)}
        value={draft.acceptedUntil}
        onChange={(acceptedUntil) => onChange({ ...draft, acceptedUntil })}
      />
      <TextArea
        name={`reason-${id}`}
        labels={labels}
        label={texts('advisory.reason')}
        value={draft.reason}
        onChange={(event) => onChange({ ...draft, reason: event.currentTarget.value })}
        maxLength={500}
        rows={2}
        required
      />
    </div>
  )
}

/** The person who answered, and the date. */
function Answered({ machine: { answer } }: { machine: ConcernedMachine }) {
  const language = useUserLanguage()
  if (!answer) return null
  const date = formatDate(new Date(answer.answeredAt), language, { timeZone: browserTimeZone(), month: 'short' })
  return <p>{`${answer.answeredBy}, ${date}`}</p>
}
