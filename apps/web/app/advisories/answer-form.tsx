import { formatDay } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { AdvisoryStateBadge } from './advisory-state-badge.tsx'
import { AnswerAdvisory } from './answer-advisory.generated.ts'
import { type ConcernedMachine, type DraftAnswer, MachineAnswerFields } from './machine-answer-fields.tsx'
import type { OwnAdvisoryQuery } from './advisory.generated.ts'
import classes from './own-advisories.module.css'

type OwnAdvisory = NonNullable<OwnAdvisoryQuery['ownAdvisory']>['own']

/** The user's machines that an advisory concerns, with an answer for each that is affected. */
export function AnswerForm({ trackingId, own }: { trackingId: string; own: OwnAdvisory }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { revalidate } = useRevalidator()
  const [answers, setAnswers] = useState(() => new Map(own.machines.map((machine) => [machine.id, toDraft(machine)])))
  const [state, setState] = useState<'idle' | 'sending' | 'saved' | 'failed' | 'date-out-of-range'>('idle')
  const given = [...answers].filter(([, { answer }]) => answer !== '')
  const affected = own.machines.filter(({ status }) => status === 'affected')
  const change = (machines: readonly ConcernedMachine[], draft: DraftAnswer) => {
    setState('idle')
    setAnswers((current) => new Map([...current, ...machines.map(({ id }) => [id, draft] as const)]))
  }
  const send = async () => {
    setState('sending')
    try {
      const { refusal } = (await queryDataService(AnswerAdvisory, { trackingId, answers: given.map(toInput) }))
        .answerAdvisory
      setState(refusal === null ? 'saved' : refusal === 'date-out-of-range' ? refusal : 'failed')
      if (refusal === null) await revalidate()
    } catch {
      setState('failed')
    }
  }
  return (
    <Panel
      id="machines"
      title={texts('advisory.your-machines')}
      aside={
        <>
          <AdvisoryStateBadge state={own.state} />
          {own.state === 'answer-needed' && ` ${texts('advisory.by-date', { date: formatDay(own.dueOn, language) })}`}
        </>
      }
    >
      <form
        className={classes.machines}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <AnswerMessage state={state} />
        {own.machines.map((machine) => {
          const draft = answers.get(machine.id) ?? toDraft(machine)
          const differs = affected.some(({ id }) => !isSame(answers.get(id), draft))
          return (
            <MachineAnswerFields
              key={machine.id}
              {...{ machine, draft }}
              onChange={(changed) => change([machine], changed)}
              {...(draft.answer !== '' && differs ? { onUseForAll: () => change(affected, draft) } : {})}
            />
          )
        })}
        <div className={classes.end}>
          <p>{texts('advisory.seen-by')}</p>
          <Button type="submit" variant="secondary" loading={state === 'sending'}>
            {texts('advisory.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function AnswerMessage({ state }: { state: string }) {
  const texts = useTexts()
  if (state === 'idle' || state === 'sending') return null
  return (
    <div className={classes.message}>
      {state === 'saved' ? (
        <FlashMessage kind="success" title={texts('advisory.saved')} />
      ) : (
        <FlashMessage
          kind="error"
          title={texts(state === 'date-out-of-range' ? 'advisory.date-wrong' : 'advisory.save-failed')}
        />
      )}
    </div>
  )
}

function toDraft({ answer }: ConcernedMachine): DraftAnswer {
  return {
    answer: answer?.answer ?? '',
    acceptedUntil: answer?.acceptedUntil ?? null,
    reason: answer?.reason ?? '',
  }
}

function isSame(one: DraftAnswer | undefined, other: DraftAnswer): boolean {
  return one?.answer === other.answer && one.acceptedUntil === other.acceptedUntil && one.reason === other.reason
}

function toInput([machineId, { answer, acceptedUntil, reason }]: [string, DraftAnswer]) {
  return answer === 'accepted' ? { machineId, answer, acceptedUntil, reason } : { machineId, answer }
}
