import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { MachineAnswer } from './change-machine.ts'
import type { Record } from './machine-record.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'

type MoveMachineProps = { machine: Record['machine']; plants: MachineQuery['plants'] }

/** Where it stands and what it is called there; and whether it is in use at all. */
export function MoveMachine({ machine, plants }: MoveMachineProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<MachineAnswer>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  if (machine.retiredOn !== null) return <InService machineId={machine.id} intent="reactivate" />
  const own = plants.filter(({ organisationId }) => organisationId === machine.organisationId)
  return (
    <Panel id="move" title={texts('machine.move')}>
      <fetcher.Form method="post" className={classes.form}>
        <Told answer={answer} />
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="machineId" value={machine.id} />
        <Select
          name="plantId"
          labels={labels}
          label={texts('inventory.plant')}
          defaultValue={machine.plantId}
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          name="nameInPlant"
          labels={labels}
          label={texts('inventory.name-in-plant')}
          defaultValue={machine.nameInPlant}
          maxLength={120}
          required
        />
        <TextField
          name="placeInPlant"
          labels={labels}
          label={texts('inventory.place')}
          defaultValue={machine.placeInPlant}
          maxLength={120}
          required
        />
        <div>
          <Button type="submit" look="secondary" loading={fetcher.state !== 'idle'}>
            {texts('component.save')}
          </Button>
        </div>
      </fetcher.Form>
      <InService machineId={machine.id} intent="retire" />
    </Panel>
  )
}

function Told({ answer }: { answer: MachineAnswer | undefined }) {
  const texts = useTexts()
  if (!answer) return null
  return answer.refusal === undefined ? (
    <FlashMessage kind="success" title={texts('component.saved')} />
  ) : (
    <FlashMessage kind="error" title={texts('machine.move.failed')} />
  )
}

function InService({ machineId, intent }: { machineId: string; intent: 'retire' | 'reactivate' }) {
  const texts = useTexts()
  const fetcher = useFetcher<MachineAnswer>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <fetcher.Form method="post" className={classes.service}>
      {hasFailed && <FlashMessage kind="error" title={texts('machine.move.failed')} />}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="machineId" value={machineId} />
      <Button type="submit" look={intent === 'retire' ? 'quiet' : 'secondary'} loading={fetcher.state !== 'idle'}>
        {texts(`machine.${intent}`)}
      </Button>
    </fetcher.Form>
  )
}
