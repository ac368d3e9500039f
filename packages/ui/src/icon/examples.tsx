import type { Example } from '../example.ts'
import { Icon, type IconName, SmallIcon, type SmallIconName } from './icon.tsx'
import { mediumShapes } from './medium-shapes.tsx'
import { smallShapes } from './small-shapes.tsx'

export const iconExamples: Example[] = [
  {
    name: '16 px',
    render: () => Object.keys(smallShapes).map((name) => <SmallIcon key={name} name={name as SmallIconName} />),
  },
  {
    name: '24 px',
    render: () => Object.keys(mediumShapes).map((name) => <Icon key={name} name={name as IconName} />),
  },
]
