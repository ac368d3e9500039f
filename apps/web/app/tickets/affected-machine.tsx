import { ChoiceCards } from '@ferrule/ui/choice-cards'
import { Fields } from '@ferrule/ui/form-layout'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { Message } from './ticket-problem.ts'
import { OpenForMachine } from './open-for-machine.tsx'
import type { TicketFormOptionsQuery } from './ticket-form-options.generated.ts'
import classes from './tickets.module.css'
import type { Draft } from '../portal/drafts.ts'

type AffectedMachineProps = TicketFormOptionsQuery & { draft: Draft; messages: readonly Message[] }

type Machine = TicketFormOptionsQuery['machines'][number]

/** The location and the machine of a ticket. A machine that is not listed can be described. */
export function AffectedMachine({ plants, machines, draft, messages }: AffectedMachineProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [query] = useSearchParams()
  // The link from a machine's page preselects that machine and overrides the draft.
  const preselected = machines.find(({ id }) => id === query.get('machineId'))
  const [plantId, setPlantId] = useState(preselected?.plantId ?? draft['locationId'] ?? plants[0]?.id ?? '')
  const [machineId, setMachineId] = useState(preselected?.id ?? draft['affectedMachine'] ?? '')
  // A machine of the previous location would show its open tickets.
  const choosePlant = (id: string) => {
    setPlantId(id)
    if (machineId !== 'not-listed') setMachineId('')
  }
  const errorOf = (field: string) => messages.find((message) => message.field === field)?.text
  const machinesOfPlant = machines.filter((machine) => machine.plantId === plantId)
  return (
    <Panel
      id="machine"
      title={texts('ticket.affected-machine')}
      aside={texts('inventory.machine-count', { count: machinesOfPlant.length })}
    >
      <div className={classes.form}>
        <Select
          name="locationId"
          labels={labels}
          label={texts('ticket.location')}
          placeholder={texts('ticket.select-location')}
          value={plantId}
          onChange={(event) => choosePlant(event.currentTarget.value)}
          error={errorOf('locationId')}
          options={plants.map(({ id, name, organisationName }) => ({
            value: id,
            label: `${organisationName}, ${name}`,
          }))}
        />
        <div className={classes.machines}>
          <ChoiceCards
            name="affectedMachine"
            labels={labels}
            label={texts('ticket.affected-machine')}
            value={machineId}
            onChange={(event) => setMachineId(event.currentTarget.value)}
            error={errorOf('affectedMachine')}
            cards={[...machinesOfPlant.map(toCard), { value: 'not-listed', title: texts('ticket.machine-not-listed') }]}
          />
        </div>
        {machineId === 'not-listed' ? (
          <Fields>
            <TextField
              name="machineName"
              labels={labels}
              label={texts('field.machine-name')}
              optional
              defaultValue={draft['machineName']}
              error={errorOf('machineName')}
            />
            <TextField
              name="serialNumber"
              labels={labels}
              label={texts('field.serial-number')}
              optional
              defaultValue={draft['serialNumber']}
              error={errorOf('serialNumber')}
            />
          </Fields>
        ) : (
          <OpenForMachine machineId={machineId} />
        )}
      </div>
    </Panel>
  )
}

function toCard({ id, model, serialNumber, assetName, position, state }: Machine) {
  return {
    value: id,
    title: model,
    number: serialNumber,
    note: `${assetName}, ${position}`,
    status: <MachineState state={state} />,
  }
}

const tones = { running: 'ok', changeover: 'info', stopped: 'error' } as const

function MachineState({ state }: { state: string }) {
  const texts = useTexts()
  if (state === 'running' || state === 'changeover' || state === 'stopped') {
    return <StatusBadge tone={tones[state]}>{texts(`inventory.state.${state}`)}</StatusBadge>
  }
  return <StatusBadge>{texts('inventory.state.no-signal')}</StatusBadge>
}
