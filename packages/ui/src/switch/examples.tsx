import type { Example } from '../example.ts'
import { Switch } from './switch.tsx'

const labels = { on: 'On', off: 'Off' }

export const switchExamples: Example[] = [
  { name: 'off', render: () => <Switch name="statistics" label="Statistics" labels={labels} /> },
  { name: 'on', render: () => <Switch name="videos" label="Videos and maps" labels={labels} defaultChecked /> },
  {
    name: 'always on',
    render: () => <Switch name="necessary" label="Necessary" labels={labels} fixedLabel="Always on" defaultChecked />,
  },
  {
    name: 'fixed off',
    render: () => <Switch name="sms" label="Text message" labels={labels} fixedLabel="Not available" />,
  },
  {
    name: 'with its label, long words',
    language: 'de',
    render: () => (
      <Switch
        name="long-switch"
        label="Ersatzteilverfügbarkeitsbenachrichtigungen"
        showLabel
        labels={{ on: 'Eingeschaltet', off: 'Ausgeschaltet' }}
        defaultChecked
      />
    ),
  },
]
