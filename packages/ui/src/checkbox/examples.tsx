import { useState } from 'react'
import type { Example } from '../example.ts'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

export const checkboxExamples: Example[] = [
  { name: 'not checked', render: () => <Checkbox name="return" label="Parts go back to a different address" /> },
  { name: 'checked', render: () => <Checkbox name="differences" label="Show only differences" defaultChecked /> },
  {
    name: 'with hint',
    render: () => (
      <Checkbox name="missing" label="The machine is not in the list" hint="You enter its serial number instead." />
    ),
  },
  { name: 'mixed, above others', render: () => <EveryMachine /> },
  { name: 'disabled', render: () => <Checkbox name="off" label="Weekend visit" disabled /> },
  { name: 'disabled and checked', render: () => <Checkbox name="on" label="E-mail to you" disabled defaultChecked /> },
  {
    name: 'group with counts',
    render: () => (
      <CheckboxGroup
        name="process"
        label="Process"
        labels={labels}
        defaultValue={['crimp']}
        options={[
          { value: 'cut', label: 'Cut and strip', count: 18 },
          { value: 'crimp', label: 'Crimp', count: 9 },
          { value: 'twist', label: 'Twist', count: 0, disabled: true },
        ]}
      />
    ),
  },
  {
    name: 'group with error',
    render: () => (
      <CheckboxGroup
        name="topics"
        label="What is it about?"
        labels={labels}
        hint="More than one is possible."
        error="Please select an item"
        options={[
          { value: 'quality', label: 'Quality' },
          { value: 'speed', label: 'Output' },
        ]}
      />
    ),
  },
  {
    name: 'disabled group says why',
    render: () => (
      <CheckboxGroup
        name="rights"
        label="Rights"
        labels={labels}
        disabledReason="Given by the administrator of Plant Linz."
        defaultValue={['tickets']}
        options={[
          { value: 'tickets', label: 'Service tickets' },
          { value: 'parts', label: 'Spare parts' },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Checkbox
        name="long-box"
        label="Kabelkonfektionierungsmaschinenwartungsvertragsverlängerungsbedingungen gelesen"
        hint="Karbantartásiszerződés-meghosszabbításifeltétel-módosítások."
      />
    ),
  },
]

const places = ['Line 6', 'Line 7', 'Cutting 2']

/** The first box stands for all the others: checked, not checked, or mixed when they differ. */
function EveryMachine() {
  const [chosen, setChosen] = useState(['Line 6'])
  const all = chosen.length === places.length
  return (
    <>
      <Checkbox
        name="every-machine"
        label="All machines in Linz"
        checked={all}
        mixed={!all && chosen.length > 0}
        onChange={() => setChosen(all ? [] : places)}
      />
      {places.map((place) => (
        <Checkbox
          key={place}
          name={place}
          label={place}
          checked={chosen.includes(place)}
          onChange={({ target }) =>
            setChosen((before) => (target.checked ? [...before, place] : before.filter((one) => one !== place)))
          }
        />
      ))}
    </>
  )
}
