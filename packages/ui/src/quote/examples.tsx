import type { Example } from '../example.ts'
import { Quote } from './quote.tsx'

export const quoteExamples: Example[] = [
  {
    name: 'with source',
    render: () => (
      <Quote source="Marta Holzer, Head of Quality, Brenner Kabeltechnik">
        The picture is nice. What matters is that the operator sees it while the machine is still warm.
      </Quote>
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Quote source="Leiterin Kabelkonfektionierungsqualitätssicherung">
        <span lang="de">Die Crimpkraftüberwachungsgenauigkeitsverbesserung hat uns überzeugt.</span>
      </Quote>
    ),
  },
]
