import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { MachineChangeResult } from './change-machine.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'

type MoveMachineProps = { machine: LoadedMachine['machine']; plants: MachineQuery['plants'] }

/** Changes the machine's plant, name and position, and whether it is in service. */
export function MoveMachine({ machine, plants }: MoveMachineProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const fetcher = useFetcher<MachineChangeResult>()
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  if (machine.retiredOn !== null) return <InService machineId={machine.id} intent="reactivate" />
  const plantsOfOrganisation = plants.filter(({ organisationId }) => organisationId === machine.organisationId)
  return (
    <Panel id="move" title={texts('machine.move')}>
      <fetcher.Form method="post" className={classes.form}>
        <ResultMessage result={result} />
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="machineId" value={machine.id} />
        <Select
          name="plantId"
          labels={labels}
          label={texts('inventory.plant')}
          defaultValue={machine.plantId}
          options={plantsOfOrganisation.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          name="assetName"
          labels={labels}
          label={texts('inventory.asset-name')}
          defaultValue={machine.assetName}
          maxLength={120}
          required
        />
        <TextField
          name="position"
          labels={labels}
          label={texts('inventory.place')}
          defaultValue={machine.position}
          maxLength={120}
          required
        />
        <div>
          <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
            {texts('component.save')}
          </Button>
        </div>
      </fetcher.Form>
      <InService machineId={machine.id} intent="retire" />
    </Panel>
  )
}

function ResultMessage({ result }: { result: MachineChangeResult | undefined }) {
  const texts = useTexts()
  if (!result) return null
  return result.refusal === undefined ? (
    <FlashMessage kind="success" title={texts('component.saved')} />
  ) : (
    <FlashMessage kind="error" title={texts('machine.move.failed')} />
  )
}

function InService({ machineId, intent }: { machineId: string; intent: 'retire' | 'reactivate' }) {
  const texts = useTexts()
  const fetcher = useFetcher<MachineChangeResult>()
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.refusal !== undefined
  return (
    <fetcher.Form method="post" className={classes.service}>
      {hasFailed && <FlashMessage kind="error" title={texts('machine.move.failed')} />}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="machineId" value={machineId} />
      <Button type="submit" variant={intent === 'retire' ? 'quiet' : 'secondary'} loading={fetcher.state !== 'idle'}>
        {texts(`machine.${intent}`)}
      </Button>
    </fetcher.Form>
  )
}
