import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { MachineChangeResult } from './change-machine.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import { MachineChangeMessage } from './machine-change-message.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'
import { MachineService } from './machine-service.tsx'

type MachineDetails = LoadedMachine['machine']
type Plants = MachineQuery['plants']
type Place = Pick<MachineDetails, 'plantId' | 'assetName' | 'position'>

/** The fields of a form that reverses a change. */
type Undo = { intent: string; machineId: string } & Partial<Place>

/** Changes the machine's plant, name and position, and whether it is in service. Each change can be undone. */
export function MoveMachine({ machine, plants }: { machine: MachineDetails; plants: Plants }) {
  const texts = useTexts()
  const fetcher = useFetcher<MachineChangeResult>()
  const [place, setPlace] = useState(() => toPlace(machine))
  const [undo, setUndo] = useState<Undo>()
  const isSending = fetcher.state !== 'idle'
  const send = (change: Undo, reverse?: Undo) => {
    setUndo(reverse)
    void fetcher.submit(change, { method: 'post' })
  }
  const revert = (change: Undo) => {
    setPlace((current) => toPlace({ ...current, ...change }))
    send(change)
  }
  const { id: machineId, retiredOn } = machine
  return (
    <Panel id="move" title={texts('machine.move')}>
      <MachineChangeMessage
        result={isSending ? undefined : fetcher.data}
        place={`${machine.plantName}, ${machine.position}`}
        {...(undo ? { onUndo: () => revert(undo) } : {})}
      />
      {retiredOn === null && (
        <PlaceForm
          {...{ machine, plants, place, isSending }}
          onChange={setPlace}
          onSubmit={() =>
            send({ intent: 'move', machineId, ...place }, { intent: 'move', machineId, ...toPlace(machine) })
          }
        />
      )}
      <MachineService
        model={machine.model}
        isRetired={retiredOn !== null}
        isSending={isSending}
        onChange={(intent) =>
          send({ intent, machineId }, intent === 'retire' ? { intent: 'reactivate', machineId } : undefined)
        }
      />
    </Panel>
  )
}

type PlaceFormProps = {
  machine: MachineDetails
  plants: Plants
  place: Place
  isSending: boolean
  onChange: (place: Place) => void
  onSubmit: () => void
}

function PlaceForm({ machine, plants, place, isSending, onChange, onSubmit }: PlaceFormProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const choices = plants.filter(({ organisationId }) => organisationId === machine.organisationId)
  const plant = choices.find(({ id }) => id === place.plantId)?.name ?? ''
  // The place in the old plant means nothing in another, so it has to be entered again.
  const choosePlant = (plantId: string) =>
    onChange({ ...place, plantId, position: plantId === machine.plantId ? machine.position : '' })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Select
        name="plantId"
        labels={labels}
        label={texts('inventory.plant')}
        value={place.plantId}
        onChange={(event) => choosePlant(event.currentTarget.value)}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        name="position"
        labels={labels}
        label={texts('inventory.place')}
        {...(place.plantId === machine.plantId ? {} : { hint: texts('machine.move.new-place', { plant }) })}
        value={place.position}
        onChange={(event) => onChange({ ...place, position: event.currentTarget.value })}
        maxLength={120}
        required
      />
      <TextField
        name="assetName"
        labels={labels}
        label={texts('inventory.asset-name')}
        value={place.assetName}
        onChange={(event) => onChange({ ...place, assetName: event.currentTarget.value })}
        maxLength={120}
        required
      />
      <div>
        <Button type="submit" variant="secondary" loading={isSending}>
          {texts('component.save')}
        </Button>
      </div>
    </form>
  )
}

function toPlace({ plantId, assetName, position }: Place): Place {
  return { plantId, assetName, position }
}
