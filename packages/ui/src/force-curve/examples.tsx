import type { Example } from '../example.ts'
import { ForceCurve } from './force-curve.tsx'

const forces = [0, 0.3, 0.9, 2.4, 4.8, 7.6, 11.3, 15.5, 18.1, 19.2, 0]

export const forceCurveExamples: Example[] = [
  {
    name: 'with its peak',
    render: () => (
      <ForceCurve
        summary="The force rises to 19.2 kN at 39 mm of ram travel."
        xLabel="Ram travel, mm"
        yLabel="Force, kN"
        points={forces.map((y, index) => ({ x: 30 + index, y }))}
        peakLabel="in tolerance"
        tableLabel="Show as table"
        format={(value) => String(value)}
      />
    ),
  },
]
