import { partShapes } from '@ferrule/domain/parts/part'
import type { Example } from '../example.ts'
import { ExplodedView } from './exploded-view.tsx'

const axes = ['cut', 'feed', 'move']

export const explodedViewExamples: Example[] = [
  {
    name: 'every part there is, one chosen',
    render: () => (
      <ExplodedView
        label="Parts of an assembly"
        spots={partShapes.map((shape, index) => ({
          key: shape,
          number: String(index + 1),
          name: shape,
          href: '#exploded-view',
          shape,
          axis: axes[Math.floor(index / 7)] ?? '',
          isSelected: index === 9,
        }))}
      />
    ),
  },
]
