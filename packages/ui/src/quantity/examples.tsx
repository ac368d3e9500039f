import type { Example } from '../example.ts'
import { Quantity } from './quantity.tsx'

const props = { labels: { less: 'One less', more: 'One more' }, locale: 'en' }

export const quantityExamples: Example[] = [
  {
    name: 'default',
    render: () => <Quantity {...props} label="Quantity of Blade set, V-form, carbide" defaultValue={2} />,
  },
  {
    name: 'smallest',
    render: () => <Quantity {...props} label="Quantity of Feed belt, grooved, pair" defaultValue={1} />,
  },
  {
    name: 'all that is in stock',
    render: () => (
      <Quantity
        {...props}
        label="Quantity of Encoder sensor, 5 000 pulses"
        max={3}
        maxText="Only 3 in stock"
        defaultValue={3}
      />
    ),
  },
  {
    name: 'large number, Swiss German',
    language: 'de',
    render: () => <Quantity {...props} locale="de-CH" label="Anzahl Aderendhülsen" defaultValue={1200} />,
  },
  {
    name: 'disabled',
    render: () => <Quantity {...props} label="Quantity of Transfer gripper, left" defaultValue={1} disabled />,
  },
]
