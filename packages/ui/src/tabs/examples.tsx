import type { Example } from '../example.ts'
import { Tabs } from './tabs.tsx'

export const tabsExamples: Example[] = [
  {
    name: 'with counts',
    render: () => (
      <Tabs
        label="Spare parts"
        items={[
          { id: 'wear', label: 'Wear parts', content: <p>Blades, guides and belts for Axion 56.</p>, count: 24 },
          { id: 'kits', label: 'Kits', content: <p>Everything for one service in one box.</p>, count: 3 },
          { id: 'tools', label: 'Tools', content: <p>Applicators and gauges.</p> },
        ]}
      />
    ),
  },
  {
    name: 'one disabled',
    render: () => (
      <Tabs
        label="Output"
        items={[
          { id: 'shift', label: 'Shift', content: <p>3 840 wires, 2 scrapped.</p> },
          { id: 'week', label: 'Week', content: <p>41 200 wires, 17 scrapped.</p> },
          { id: 'year', label: 'Year', content: <p>Not yet recorded.</p>, disabled: true },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Tabs
        label="Dokumente"
        items={[
          { id: 'a', label: 'Konformitätserklärungen', content: <p>Zwei Dateien.</p> },
          { id: 'b', label: 'Sicherheitsunterweisungsnachweise', content: <p>Eine Datei.</p> },
          { id: 'c', label: 'Elektrostromlaufpläne', content: <p>Vier Dateien.</p>, count: 4 },
        ]}
      />
    ),
  },
]
